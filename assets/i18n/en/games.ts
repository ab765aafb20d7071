<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Adjustments</name>
    <message numerus="yes">
        <source>builds up to %n unit(s)</source>
        <translation>
            <numerusform>builds up to %n unit</numerusform>
            <numerusform>builds up to %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n unit(s)</source>
        <translation>
            <numerusform>removes %n unit</numerusform>
            <numerusform>removes %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n</source>
        <translation>
            <numerusform>build %n</numerusform>
            <numerusform>build %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n</source>
        <translation>
            <numerusform>remove %n</numerusform>
            <numerusform>remove %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due</source>
        <translation>
            <numerusform>%n build due</numerusform>
            <numerusform>%n builds due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s) due</source>
        <translation>
            <numerusform>%n removal due</numerusform>
            <numerusform>%n removals due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyNumbers</name>
    <message numerus="yes">
        <source>builds up to %n army(s)</source>
        <translation>
            <numerusform>builds up to %n army</numerusform>
            <numerusform>builds up to %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n army(s)</source>
        <translation>
            <numerusform>removes %n army</numerusform>
            <numerusform>removes %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n army(s)</source>
        <translation>
            <numerusform>build %n army</numerusform>
            <numerusform>build %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n army(s)</source>
        <translation>
            <numerusform>remove %n army</numerusform>
            <numerusform>remove %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may build %n army(s)</source>
        <translation>
            <numerusform>may build %n army</numerusform>
            <numerusform>may build %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must remove %n army(s)</source>
        <translation>
            <numerusform>must remove %n army</numerusform>
            <numerusform>must remove %n armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardInNumbers</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n power</numerusform>
            <numerusform>%n powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n port(s)</source>
        <translation>
            <numerusform>%n port</numerusform>
            <numerusform>%n ports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardOfSupplies</name>
    <message numerus="yes">
        <source>%n power(s)</source>
        <translation>
            <numerusform>%n power</numerusform>
            <numerusform>%n powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply centre(s)</source>
        <translation>
            <numerusform>%n supply centre</numerusform>
            <numerusform>%n supply centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Centres</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CentresAndUnits</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FleetNumbers</name>
    <message numerus="yes">
        <source>builds up to %n fleet(s)</source>
        <translation>
            <numerusform>builds up to %n fleet</numerusform>
            <numerusform>builds up to %n fleets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n fleet(s)</source>
        <translation>
            <numerusform>removes %n fleet</numerusform>
            <numerusform>removes %n fleets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build %n fleet(s)</source>
        <translation>
            <numerusform>build %n fleet</numerusform>
            <numerusform>build %n fleets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n fleet(s)</source>
        <translation>
            <numerusform>remove %n fleet</numerusform>
            <numerusform>remove %n fleets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may build %n fleet(s)</source>
        <translation>
            <numerusform>may build %n fleet</numerusform>
            <numerusform>may build %n fleets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must remove %n fleet(s)</source>
        <translation>
            <numerusform>must remove %n fleet</numerusform>
            <numerusform>must remove %n fleets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeographyCounts</name>
    <message numerus="yes">
        <source>%n round(s) played alone</source>
        <translation>
            <numerusform>%n round played alone</numerusform>
            <numerusform>%n rounds played alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practise these %n</source>
        <translation>
            <numerusform>Practise this</numerusform>
            <numerusform>Practise these %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossing(s) amiss</source>
        <translation>
            <numerusform>%n crossing amiss</numerusform>
            <numerusform>%n crossings amiss</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message numerus="yes">
        <source>%n unit(s) of one side on the board</source>
        <translation>
            <numerusform>%n unit of one side on the board</numerusform>
            <numerusform>%n units of one side on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuildsPicker</name>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n guild</numerusform>
            <numerusform>%n guilds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lamps</name>
    <message numerus="yes">
        <source>%n lamp(s)</source>
        <translation>
            <numerusform>%n lamp</numerusform>
            <numerusform>%n lamps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lamplighter(s)</source>
        <translation>
            <numerusform>%n lamplighter</numerusform>
            <numerusform>%n lamplighters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineupPick</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral power(s)</source>
        <translation>
            <numerusform>%n neutral power</numerusform>
            <numerusform>%n neutral powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply centre(s): more than half of all</source>
        <translation>
            <numerusform>%n supply centre: more than half of all</numerusform>
            <numerusform>%n supply centres: more than half of all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadCounts</name>
    <message numerus="yes">
        <source>%n crossing(s)</source>
        <translation>
            <numerusform>%n crossing</numerusform>
            <numerusform>%n crossings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) beneath</source>
        <translation>
            <numerusform>%n token beneath</numerusform>
            <numerusform>%n tokens beneath</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbouring pair(s)</source>
        <translation>
            <numerusform>%n neighbouring pair</numerusform>
            <numerusform>%n neighbouring pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the field(s) stayed empty</source>
        <translation>
            <numerusform>the field stayed empty</numerusform>
            <numerusform>the fields stayed empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) saw the best choice</source>
        <translation>
            <numerusform>%n player saw the best choice</numerusform>
            <numerusform>%n players saw the best choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go</source>
        <translation>
            <numerusform>%n round to go</numerusform>
            <numerusform>%n rounds to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyCounts</name>
    <message numerus="yes">
        <source>%n cheapest way(s)</source>
        <translation>
            <numerusform>%n cheapest way</numerusform>
            <numerusform>%n cheapest ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of neighbours</source>
        <translation>
            <numerusform>%n pair of neighbours</numerusform>
            <numerusform>%n pairs of neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n crossing(s)</source>
        <translation>
            <numerusform>with %n crossing</numerusform>
            <numerusform>with %n crossings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) can be reached</source>
        <translation>
            <numerusform>%n state can be reached</numerusform>
            <numerusform>%n states can be reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TownInNumbers</name>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n guild</numerusform>
            <numerusform>%n guilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarter(s)</source>
        <translation>
            <numerusform>%n quarter</numerusform>
            <numerusform>%n quarters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
</TS>
