import { toPersons } from './written.ts'

export const tanz = toPersons('tanz', [
  [
    'Mira',
    'Oltmanns',
    'Tänzerin',
    'nachtblau',
    'Kam mit neunzehn aus einer Fischerfamilie von der Küste nach Marienbrück und sagt, sie habe das Gleichgewicht auf dem Kutter gelernt: Man steht nicht still, man gibt nur rechtzeitig nach. Sie tanzt, als müsse jede Bewegung zweimal überlegt und nur einmal gemacht werden. In „Das Meer hat keine Tür“ ist sie die Frau an der Küste. Ihr Vater hat das Segel verkauft, aus dem das Bühnenbild besteht, und fragt nach jeder Vorstellung, ob es noch hält.',
  ],
  [
    'Sefa',
    'Arslan',
    'Tänzer',
    'petrol',
    'Begann im Boxverein und wechselte die Sportart, nicht die Schuhe. Sein Trainer sitzt bis heute in jeder Premiere und zählt mit, wie oft er die Deckung fallen lässt; es wird von Jahr zu Jahr mehr, und beide halten das für einen Fortschritt. Seit sechs Jahren im Ensemble. Montags leitet er in der Werkhalle die offene Tanzstunde für alle, die behaupten, sie könnten es nicht. Bisher, sagt er, habe noch niemand recht behalten.',
  ],
  [
    'Noé',
    'Lindqvist',
    'Tänzer und Choreograf',
    'moos',
    'Hat in vier Ländern gelernt und in keinem davon stillgesessen. Als Kind asthmakrank, verbrachte er zwei Sommer in einer Klinik am Meer und begann aus Langeweile, die Atemzüge der Zimmernachbarn zu zählen; er hat nicht mehr aufgehört. Daraus wurde „Atem holen“, seine erste abendfüllende Arbeit. Seine Soli entstehen meist nachts, im leeren Foyer, zum Brummen der Getränkekühlung. Er kann sehr lange die Luft anhalten und tut es aus Prinzip nie.',
  ],
  [
    'Ayla',
    'Brandvik',
    'Tänzerin und Choreografin',
    'rosa',
    'Sammelt Gesten von Menschen an Haltestellen. Vierzig davon sind in „Brücke, ungerade“ zu sehen, die übrigen bewahrt sie in einem Karteikasten auf, geordnet nach Linie und Wetter. Sie studierte zunächst Statik und hält eine gute Choreografie für ein Bauwerk, das nur steht, solange alle gehen. Nach einer Knieverletzung tanzte sie ein Jahr lang ausschließlich mit den Armen. Die Rolle, die daraus entstand, hat sie nie wieder umbesetzt.',
  ],
  [
    'Jun-ho',
    'Petersen',
    'Tänzer',
    'apfel',
    'Wuchs auf einer Hallig mit siebzehn Menschen und einer Schule auf, in der er drei Jahre lang die gesamte Klasse war. Tanzen lernte er vom Vorarbeiter der Deichkolonne, der eigentlich Walzer meinte. Heute ist er der Springer des Ensembles, in jedem Sinn: Er kann alle Partien des Repertoires und sagt vor dem Einspringen nur, von welcher Seite. Er isst vor jeder Vorstellung einen Apfel, samt Gehäuse, und grüßt Treppen.',
  ],
  [
    'Lioba',
    'Sturm',
    'Tänzerin',
    'zinnober',
    'War Buchbinderin, bevor sie tanzte, und faltet noch immer alles, was ihr in die Hände kommt, zuletzt sich selbst, in einem Koffer, für eine Wette. Mit fünfzig gehört sie zu den wenigen in ihrem Beruf, die ihr Alter unaufgefordert nennen. Sie unterrichtet an der Feuerwehrschule Fallen und Wiederaufstehen, ein Pflichtfach, seit die Versicherung davon weiß. Auf der Bühne interessiert sie der Augenblick, bevor etwas kippt; sie hat ihn auf elf Sekunden verlängert.',
  ],
])
