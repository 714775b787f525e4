import type { WrittenProduction } from './written.ts'

export const zwoelfStuehleAmWasser: WrittenProduction = {
  title: 'Zwölf Stühle am Wasser',
  subline: 'Konzert mit Ensemble und Fähre',
  type: 'konzert',
  genre: 'urauffuehrung',
  season: 'current',
  room: 'seebuehne',
  startTimes: ['19:00'],
  durationMinutes: 80,
  zweiklang: 'petrol',
  priceTable: 'seebuehne',
  series: ['seeton'],
  tags: ['live-musik', 'unter-90-minuten', 'unter-freiem-himmel'],
  programme: [
    { composer: 'Jorid Aas', work: 'Anlegen, für zwölf Spieler und ein Schiffshorn (Uraufführung)' },
    { composer: 'Anton Grieshaber', work: 'Drei Stücke für Wind' },
    { composer: 'Ottokar Wies', work: 'Pegel, Variationen über eine steigende Linie' },
    { composer: 'Hanna Veldkamp', work: 'Abendfähre' },
  ],
  teaser: 'Zwölf Musikerinnen und Musiker, zwölf Stühle, ein Ufer. Um 20.14 Uhr kommt die Fähre.',
  description: [
    'Jeder Stuhl steht auf einem eigenen Steg, vierzig Meter ist der eine vom anderen entfernt. Wer hier gemeinsam spielen will, muss rufen. Das Programm besteht deshalb aus lauter Stücken, die über das Wasser tragen: lange Töne, Rufe, Antworten, Echos, die ein wenig anders zurückkommen, als sie losgegangen sind. Um 20.14 Uhr legt die Fähre an; die Partitur hat darauf gewartet.',
    'Jorid Aas hat ihr Stück für einen einzigen Ort geschrieben. Sie ist im Winter über den zugefrorenen See gegangen, hat an zwölf Stellen in die Hände geklatscht und aufgezeichnet, was vom anderen Ufer zurückkam. Aus den Abständen wurde die Form. Das Horn der *Henriette*, ein leicht unreines E, ist die dreizehnte Stimme und die einzige mit eigenem Motor.',
    'Ottokar Wies dirigiert vom Boot aus, mit einer Laterne. Nela Bruhns stellt vierundzwanzig Mikrofone auf, davon eines nur für den Wind, damit man ihn abziehen kann. An manchen Abenden lässt sie ihn drin.',
    'Sie sitzen auf der Ufertribüne oder, mit Decke, auf der Wiese davor. Am weitesten trägt übrigens nicht die Trompete, sondern die Bratsche; niemand hat dafür eine Erklärung, am wenigsten die Bratsche. Kapitän Rohwer wartet auf sie. Wenn sie allein ist, sagt er, sei da Platz, und er fahre hinein.',
    'Gespielt wird an jedem ersten Samstag im Monat, auch im Winter, bei klarem Himmel. Über das Wetter wird um 17 Uhr entschieden. Bei Regen ziehen wir in die Bootshalle um; dort klingt es nicht schlechter, nur näher.',
  ],
  importantInfo:
    'Bitte ziehen Sie sich wärmer an, als Sie für nötig halten. Decken gibt es am Anleger. Die Fähre um 18.30 Uhr ab Theaterwall ist im Preis enthalten.',
  team: {
    'Musikalische Leitung': 'Ottokar Wies',
    Klangregie: 'Nela Bruhns',
    Einrichtung: 'Holger Bratvogel',
    Dramaturgie: 'Anouk Fehrmann',
  },
  cast: {
    Klavier: 'Hanna Veldkamp',
    Schlagwerk: 'Anton Grieshaber',
    Kontrabass: 'Wanda Osterloh',
    Sopran: 'Runa Kesselbach',
    'Acht Stühle': 'Orchester der Festspiele Marienbrück',
    Schiffshorn: 'Thies Rohwer',
  },
}
