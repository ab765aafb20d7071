<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Fuzz</name>
    <message>
        <source>traceback</source>
        <translation>pád programu</translation>
    </message>
    <message>
        <source>longer than 5 s</source>
        <translation>déle než 5 s</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ztraceno</translation>
    </message>
</context>
<context>
    <name>MapCheck</name>
    <message>
        <source>the middle of the unit lies outside its own space</source>
        <translation>střed jednotky leží mimo její prostor</translation>
    </message>
    <message>
        <source>{figure}% of the leg from sea to sea runs over land</source>
        <translation>{figure} % cesty z moře na moře vede přes pevninu</translation>
    </message>
    <message>
        <source>{figure}% of an army&apos;s way by water runs over land</source>
        <translation>{figure} % cesty armády po vodě vede přes pevninu</translation>
    </message>
    <message>
        <source>only {figure} pixels of the arrow&apos;s shaft are to be seen</source>
        <translation>z dříku šípky je vidět jen {figure} px</translation>
    </message>
    <message>
        <source>only {figure}% of the unit lies on its own space</source>
        <translation>na svém prostoru leží jen {figure} % jednotky</translation>
    </message>
    <message>
        <source>driven out, the unit could be taken to stand elsewhere: {figure}% lies there</source>
        <translation>vytlačená jednotka vypadá, jako by stála jinde: leží tam z {figure} %</translation>
    </message>
    <message>
        <source>driven out of its space ({figure}% lies in it), and no line leads back</source>
        <translation>jednotka je vytlačená ze svého prostoru (zůstalo v něm {figure} %) a žádná čára do něj nevede zpět</translation>
    </message>
    <message>
        <source>{figure}% of the arrow runs through third spaces</source>
        <translation>{figure} % šípky vede cizími prostory</translation>
    </message>
    <message>
        <source>pieces cover {figure}% of the anchor of a port&apos;s seizure</source>
        <translation>figurky zakrývají {figure} % kotvy u zabíraného přístavu</translation>
    </message>
    <message>
        <source>the unit hides {figure}% of a centre&apos;s or a port&apos;s mark</source>
        <translation>jednotka zakrývá {figure} % značky centra nebo přístavu</translation>
    </message>
    <message>
        <source>a disc covers {figure}% of a piece</source>
        <translation>kotouček zakrývá {figure} % figurky</translation>
    </message>
    <message>
        <source>a disc hides a centre</source>
        <translation>kotouček zakrývá centrum</translation>
    </message>
    <message>
        <source>the coast&apos;s name is not written beside it, or not on a fleet there</source>
        <translation>jméno pobřeží není napsáno u něj nebo na loďstvu, které tam leží</translation>
    </message>
    <message>
        <source>units away from their space:</source>
        <translation>jednotky mimo svůj prostor:</translation>
    </message>
    <message>
        <source>middles of units outside:</source>
        <translation>středy jednotek mimo prostor:</translation>
    </message>
    <message>
        <source>beaten units in a foreign space:</source>
        <translation>vytlačené jednotky v cizím prostoru:</translation>
    </message>
    <message>
        <source>beaten units that nothing leads back:</source>
        <translation>vytlačené jednotky bez čáry zpět:</translation>
    </message>
    <message>
        <source>arrows through third spaces:</source>
        <translation>šípky přes cizí prostory:</translation>
    </message>
    <message>
        <source>legs from sea to sea over land:</source>
        <translation>cesty z moře na moře přes pevninu:</translation>
    </message>
    <message>
        <source>convoys over land:</source>
        <translation>konvoje přes pevninu:</translation>
    </message>
    <message>
        <source>short arrows:</source>
        <translation>krátké šípky:</translation>
    </message>
    <message>
        <source>covered anchors:</source>
        <translation>zakryté kotvy:</translation>
    </message>
    <message>
        <source>centres and ports under units:</source>
        <translation>centra a přístavy pod jednotkami:</translation>
    </message>
    <message>
        <source>discs on pieces:</source>
        <translation>kotoučky na figurkách:</translation>
    </message>
    <message>
        <source>discs on centres:</source>
        <translation>kotoučky na centrech:</translation>
    </message>
    <message>
        <source>coasts without a name:</source>
        <translation>pobřeží beze jména:</translation>
    </message>
    <message>
        <source>it can be played on, but is crowded</source>
        <translation>dá se na ní hrát, ale je přeplněná</translation>
    </message>
    <message>
        <source>it can be played on; nothing is wrong</source>
        <translation>dá se na ní hrát; nic jí neschází</translation>
    </message>
    <message>
        <source>it cannot be played on</source>
        <translation>nedá se na ní hrát</translation>
    </message>
    <message>
        <source>the picture says something else than the position</source>
        <translation>obrázek říká něco jiného než pozice</translation>
    </message>
    <message>
        <source>pieces and lines say the truth</source>
        <translation>figurky i čáry říkají pravdu</translation>
    </message>
    <message>
        <source>{what} {wrong} of {looked}</source>
        <translation>{what} {wrong}/{looked}</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n případ</numerusform>
            <numerusform>%n případy</numerusform>
            <numerusform>%n případů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traceback(s)</source>
        <translation>
            <numerusform>%n pád</numerusform>
            <numerusform>%n pády</numerusform>
            <numerusform>%n pádů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over 5 s</source>
        <translation>
            <numerusform>%n nad 5 s</numerusform>
            <numerusform>%n nad 5 s</numerusform>
            <numerusform>%n nad 5 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n ztráta</numerusform>
            <numerusform>%n ztráty</numerusform>
            <numerusform>%n ztrát</numerusform>
        </translation>
    </message>
</context>
</TS>
