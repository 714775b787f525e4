import type { WrittenProduction } from './written.ts'

export const unterTageUeberNacht: WrittenProduction = {
  title: 'Unter Tage, über Nacht',
  subline: 'Konzert-Performance von Anton Grieshaber',
  type: 'konzert',
  genre: 'performance',
  season: 'next',
  room: 'werkhalle',
  startTimes: ['22:00'],
  durationMinutes: 240,
  ageFrom: 16,
  zweiklang: 'kohle',
  priceTable: 'werkhalle',
  series: ['nachtlinie'],
  tags: ['live-musik', 'wenige-worte'],
  teaser: 'Vier Stunden Musik für Maschinen, Schlafsäcke und alle, die nicht nach Hause wollen.',
  description: [
    'Von zehn bis zwei ist Schicht. Anton Grieshaber hat eine Sortiermaschine aus der stillgelegten Kiesgrube gestimmt, drei Förderbänder verkabelt und eine Grubenlampe zur Dirigentin gemacht. Sie hängt in der Mitte der Werkhalle und pendelt. Solange sie schwingt, wird gespielt; die Bänder laufen im Takt, die Siebe schütteln, aus dem Trichter fällt erst Kies, dann kommen Erbsen, gegen Morgen Reis.',
    'Die Maschine wog so viel wie zwei Flügel und machte dreißig Jahre lang Lärm. Grieshaber, aus einer Familie von Schmieden, hat sie Sieb für Sieb mit einem Filzhammer abgehört. Von einundzwanzig Tonhöhen passten neun zusammen. Seither läuft sie in A-Dur, meistens; wenn die Halle kalt ist, setzt das Fis aus. Er hat es nicht repariert. Ein Orchester, sagt er, brauche jemanden, der nicht immer kommt.',
    'Es gibt keine Handlung, aber einen Verlauf. In der ersten Stunde hört man die Maschine, in der zweiten die Musik, in der dritten die anderen Leute, und in der vierten, so die Erfahrung der Probenächte, sich selbst. Wanda Osterloh legt mit dem Kontrabass eine Linie darunter, die man eher spürt. Lioba Sturm tanzt auf dem mittleren Band, in Gegenrichtung, und kommt in vier Stunden nicht von der Stelle.',
    'Malte Issing nimmt mit jeder Stunde Licht weg. Gegen eins ist es so dunkel, dass die Grubenlampe blendet.',
    'Wer einschläft, hat nichts falsch gemacht. Sie können kommen und gehen, es gibt Tee, Brühe und hundert Liegeplätze auf Kiessäcken. Kissen bitte mitbringen. Um zwei wird abgestellt. Die Stille danach gehört zum Stück, und die letzte Bahn wartet.',
  ],
  contentNotes: 'Laute, tiefe Klänge über lange Zeit; Gehörschutz liegt bereit. Zeitweise fast völlige Dunkelheit.',
  team: {
    'Konzept und Musik': 'Anton Grieshaber',
    Licht: 'Malte Issing',
    Klangregie: 'Nela Bruhns',
    Einrichtung: 'Holger Bratvogel',
    Dramaturgie: 'Anouk Fehrmann',
  },
  cast: { Schlagwerk: ['Anton Grieshaber', 'Ludo Marks'], Kontrabass: 'Wanda Osterloh', Tanz: 'Lioba Sturm' },
}
