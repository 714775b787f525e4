import { toPersons } from './written.ts'

export const ausstattung = toPersons('ausstattung', [
  [
    'Tomas',
    'Wiederin',
    'Bühnenbildner',
    'petrol',
    'Baut Räume, die man hören kann. Sein Material ist meist schon einmal etwas anderes gewesen: Segel, Schalung, Zeitung. Er lernte Bootsbau, kam wegen eines Lecks in der Unterbühne ins Haus und blieb, weil ihn niemand hinausbat. Am Anfang jeder Arbeit sitzt er eine Nacht lang allein im leeren Bühnenraum und notiert, wo es knackt. Seine Modelle sind so genau, dass in einem davon eine Spinne überwintert hat, maßstäblich zu groß.',
  ],
  [
    'Friederike',
    'Pohl',
    'Kostümbildnerin',
    'senf',
    'Hat im Fundus des Hauses jedes Kleidungsstück einmal getragen, viertausend sind es, und weiß von den meisten, wo sie kneifen. Ihre Kostüme verraten, was die Figuren verschweigen: ein zu kurzer Ärmel, ein geerbter Knopf, ein Futter, das nur sieht, wer die Jacke auszieht. Für den „Doppelgängerball“ entwirft sie siebzig Garderoben und danach siebzig weitere. Privat besitzt sie einen Mantel. Er ist sehr gut, und sie verleiht ihn nicht.',
  ],
  [
    'Malte',
    'Issing',
    'Lichtgestalter',
    'himmel',
    'Arbeitet mit so wenig Licht wie möglich und keinem Schein weniger. Früher wartete er Leuchttürme, was er nie erwähnt; man merkt es daran, dass er bei jedem Scheinwerfer zuerst fragt, wer ihn von weitem sieht. „Die Verwalterin“ leuchtet er mit elf Lampen aus, eine davon ist eine Taschenlampe. Seine Stellwarte ist der dunkelste Ort des Hauses. Dort steht ein Kaktus, der in acht Jahren keinen Millimeter gewachsen ist und den er für zufrieden hält.',
  ],
  [
    'Greta',
    'Nachtweih',
    'Bühnenbildnerin',
    'kohle',
    'Entwirft Bühnen für Stücke, in denen zu viele Menschen in zu wenig Raum geraten: Büros, Vereinsheime, Schutzhütten. Sie arbeitete als Kartografin beim Katasteramt, bis eine Gemeinde sie bat, eine Grenze ein wenig freundlicher zu zeichnen. Seither zeichnet sie nur noch erfundene, die aber auf den Zentimeter. In ihren Bühnenbildern gibt es immer eine Tür, die nie benutzt wird. Wer sie danach fragt, bekommt jedes Mal eine andere Auskunft.',
  ],
  [
    'Kasimir',
    'Dohle',
    'Figurenbauer',
    'moos',
    'Baut Figuren aus allem, was nachgibt: Filz, Weide, Fahrradschlauch, Brotpapier. In einem früheren Leben war er Zahntechniker, und noch heute beginnt er bei jeder Figur mit dem Mund, auch wenn sie nie spricht. Der große Hund für „Kleines Haus mit großem Hund“ misst vom Maul bis zum Schwanz vier Meter zwanzig und wurde mit dem Kran in die Werkstatt gehoben. Hinaus geht es erst mit der Premiere; bis dahin schläft er darunter.',
  ],
  [
    'Nela',
    'Bruhns',
    'Tonmeisterin',
    'pflaume',
    'Sorgt dafür, dass man in der letzten Reihe hört, was in der ersten geflüstert wird, ohne dass es jemand merkt. Sie hat als Tauchlehrerin begonnen und vermisst von dort vor allem die Akustik. Auf der Seebühne stellt sie jeden Abend vierundzwanzig Mikrofone auf, davon eines nur für den Wind, damit man ihn abziehen kann. Mit Jorid Aas teilt sie Studio, Teekanne und die Überzeugung, dass es Stille nicht gibt, nur schlechte Aufnahmen davon.',
  ],
  [
    'Merle',
    'Tadsen',
    'Requisitenmeisterin',
    'zinnober',
    'Verwaltet zwölftausend Gegenstände, die alle so tun, als wären sie andere. Gelernt hat sie Konditorin; von dort stammt ihre Überzeugung, dass man einer Sache nicht ansehen darf, was sie gekostet hat. Sie baute die fliegende Torte für „Königin Unfug“, sieben Versuche, und den Löffel für „Salz“, einen. Auf der Probe steht sie rechts vorn und hört auf nichts als auf Hände. Privat verliert sie alles, was nicht nummeriert ist.',
  ],
])
