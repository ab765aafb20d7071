<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>%n phase(s) to be asked again</source>
        <translation>
            <numerusform>%n phase to be asked again</numerusform>
            <numerusform>%n phases to be asked again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s) come back within a week.</source>
        <translation>
            <numerusform>%n phase comes back within a week.</numerusform>
            <numerusform>%n phases come back within a week.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phase(s)</source>
        <translation>
            <numerusform>%n phase</numerusform>
            <numerusform>%n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A few of %n item(s) of the library that were never asked</source>
        <translation>
            <numerusform>The last item of the library that was never asked</numerusform>
            <numerusform>A few of %n items of the library that were never asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n unit(s) in all</source>
        <translation>
            <numerusform>{right} of %n unit in all</numerusform>
            <numerusform>{right} of %n units in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PredictPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Due</name>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
</context>
</TS>
