<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>LessonScreen</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} {count:z}</translation>
    </message>
    <message>
        <source>Then press &lt;b&gt;{act}&lt;/b&gt;.</source>
        <translation>Pak stiskni &lt;b&gt;{act}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zapečetit</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Vyhodnotit</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Ke stolu</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Nothing is ordered yet. The words above say what.</source>
        <translation>Zatím tu není žádný povel. Co nařídit, stojí nahoře.</translation>
    </message>
    <message>
        <source>Go on: &lt;b&gt;{act}&lt;/b&gt;.</source>
        <translation>Dál: &lt;b&gt;{act}&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Step back</source>
        <translation>Krok zpět</translation>
    </message>
    <message>
        <source>The step before (Backspace)</source>
        <translation>Předchozí krok (Backspace)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Take the last order back (Z)</source>
        <translation>Vzít zpět poslední povel (Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Say more (H)</source>
        <translation>Říct víc (H)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Strike the order out</source>
        <translation>Škrtnout povel</translation>
    </message>
</context>
</TS>
