<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Aftermath</name>
    <message>
        <source>Retreats: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} may go to: {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} has nowhere to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres that changed hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustments to come</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centrum</numerusform>
            <numerusform>%n centra</numerusform>
            <numerusform>%n center</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds up to %n unit(s)</source>
        <translation>
            <numerusform>postaví až %n jednotku</numerusform>
            <numerusform>postaví až %n jednotky</numerusform>
            <numerusform>postaví až %n jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n unit(s)</source>
        <translation>
            <numerusform>odstraní %n jednotku</numerusform>
            <numerusform>odstraní %n jednotky</numerusform>
            <numerusform>odstraní %n jednotek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>{names} and {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}: {strength} against {against}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}; the unit is destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit must retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}; the unit must retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strength} against {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody had anything to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” cannot be read as an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” has several meanings, so none of them is carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit was given different orders, so none of them is carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules; another order for the same unit is legal and counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} belongs to another power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit that could be ordered stands in {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such an order belongs to another part of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is no space of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit already stands in {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} cannot be reached from here: no common border, or no common coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army cannot enter a sea: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet cannot enter an inland space: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chain of fleets lies between this army and {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} has two coasts within reach and the order names neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This coast cannot be reached from here: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit cannot support itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit that could be supported stands in {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not move to {where} itself, so it cannot support there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supported unit cannot get to {where} at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supported army could come only across this very fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a fleet can convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet convoys at sea only, not from {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army waits in {where} to be carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A convoy has to lead from one coast to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the fleets on the board no route leads this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack {from_by} was not strong enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attackers {from_by} kept each other off, so the garrison stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its own power could have driven it out, and that is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driven out by the attack {from_first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order was written, so the unit holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civil disorder: the unit defends itself alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: nobody stood there and nobody else wanted it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger than every rival for {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} was driven out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units moved round in a circle ({by})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies changed places ({by}), at least one of them by sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rival {from_by} was driven out by an attack from here: no effect here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driven out by an attack from {where}, the unit has no effect there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rival {from_by} was not carried across the sea: no effect here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand-off in {where} with the attack {from_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was at least as strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units moved against each other ({where}), the other was at least as strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of the same power stays in {where}, it cannot be driven out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support by the attacked power ({by}) cannot help to drive out its own unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every route of the convoy broke ({by})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fleets were ordered to carry the army all the way to {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army goes by sea ({by})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One route of the convoy broke ({by}), another one held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is a neighbour by land too; own orders ({by}) show the sea was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A convoy was at hand ({by}), but no own order shows that the sea was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported {from_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support {from_by} was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this support it would have come out otherwise ({where})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support counts, but nothing would have changed without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacked {from_by}, not from the space it supports into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supporting unit was driven out by the attack {from_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack {from_by} cuts nothing: it comes from the space supported into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack {from_by} is made by the same power and cuts nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army {from_by} cannot protect its own convoy by landing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army {from_by} was not carried across the sea and cuts nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support in defence, but the unit in {where} was ordered to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supported unit was not ordered to make this attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army went across this fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet was ready, but the army did not go this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The convoying fleet was driven out by the attack {from_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack {from_by} did not drive the fleet out, so the convoy goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The convoy would decide its own fate: the fleet only holds and carries nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army was not ordered to make this crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nowhere to retreat to: the unit is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driven out in civil disorder: the unit is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} was free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several units retreated to {where}: all of them are taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack came from {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} was left empty by a stand-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No valid retreat was written: the unit is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off by order of its owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is a free home centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power leaves this build unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed by choice of its owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody chose, so the unit farthest from home goes (distance {strength})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power has no further build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power has no further unit to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is no home centre of this power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power does not control its home centre {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit was already built in {where} this winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: the attack {from_by} was stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units moved against each other ({where}), the other was stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {where} stayed and was just as strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units moved against each other ({where}) and were equally strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand-off over {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head-on stand-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The convoy was broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two retreats to {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beleaguered garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drove out the unit: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The support was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet did its part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches no order that was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>No such order in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fine} of {all} carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only failures {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Section {section}</source>
        <translation>Oddíl {section}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>Search the rules…</source>
        <translation>Hledat v pravidlech…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Read this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did this fail? {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why was this support cut? {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did this convoy break? {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does this not count? {order}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <translation>sever</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>army</source>
        <translation>armáda</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>flotila</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Jaro</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Podzim</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Zima</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>povely</translation>
    </message>
    <message>
        <source>retreats</source>
        <translation>ústupy</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>úprava stavu</translation>
    </message>
    <message>
        <source>orders revealed</source>
        <translation>povely odhaleny</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>writing orders</source>
        <translation>psaní povelů</translation>
    </message>
    <message>
        <source>writing retreats</source>
        <translation>psaní ústupů</translation>
    </message>
    <message>
        <source>writing adjustments</source>
        <translation>psaní úpravy stavu</translation>
    </message>
    <message>
        <source>retreat → {place}</source>
        <translation>ústup → {place}</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>rozpustit</translation>
    </message>
    <message>
        <source>build: {unit}</source>
        <translation>stavba: {unit}</translation>
    </message>
    <message>
        <source>build nothing</source>
        <translation>nic nestavět</translation>
    </message>
    <message>
        <source>{move}, by convoy</source>
        <translation>{move}, konvojem</translation>
    </message>
    <message>
        <source>support {unit}</source>
        <translation>podpora {unit}</translation>
    </message>
    <message>
        <source>convoy {unit}</source>
        <translation>konvoj {unit}</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>obrana</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>rozpuštěna</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>donucena k ústupu</translation>
    </message>
    <message>
        <source>stand-off</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>stojí</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>proveden</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>neproveden</translation>
    </message>
    <message>
        <source>given</source>
        <translation>podpora platí</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podpora zrušena</translation>
    </message>
    <message>
        <source>convoyed</source>
        <translation>konvoj proveden</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>konvoj rozehnán</translation>
    </message>
    <message>
        <source>void</source>
        <translation>bez účinku</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>odporuje pravidlům</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>nejednoznačný</translation>
    </message>
</context>
</TS>
