import type { WrittenProduction } from './written.ts'

export const langeNachtDerKurzenStuecke: WrittenProduction = {
  title: 'Lange Nacht der kurzen Stücke',
  subline: 'Zwölf Uraufführungen in einer Nacht',
  type: 'schauspiel',
  genre: 'urauffuehrung',
  season: 'previous',
  room: 'werkhalle',
  startTimes: ['18:00'],
  durationMinutes: 300,
  intermissions: 3,
  ageFrom: 14,
  zweiklang: 'nachtblau',
  priceTable: 'werkhalle',
  series: ['erste-male', 'nachtlinie', 'hausgaeste'],
  tags: ['besucherring'],
  teaser: 'Zwölf Stücke, keines länger als fünfzehn Minuten, alle zum ersten Mal.',
  description: [
    'Einmal im Jahr öffnen wir die Schubladen. Zwölf Autorinnen und Autoren, zwölf Stücke, keines länger als fünfzehn Minuten, und ein Ensemble, das den Text erst seit drei Tagen kennt. Dazwischen gibt es Suppe, danach Tanz. Wer um sechs kommt, hat um elf zwölf Welten hinter sich, von denen, nach aller Erfahrung, vier bleiben.',
    'Ausgewählt wird aus ungefähr sechshundert Einsendungen. Die Intendantin liest jede, mit Bleistift. Es gibt drei Bedingungen: Das Stück darf nirgends gespielt worden sein, es muss ohne Umbau auskommen, und es muss darin etwas geschehen, das man nicht zurücknehmen kann. An der dritten scheitern die meisten.',
    'Geprobt wird von Mittwoch bis Samstag bei offener Tür. Die Autorinnen und Autoren wohnen so lange bei uns und essen in der Kantine; eine Vertonung, zwei Freundschaften und ein abendfüllendes Drama sind so entstanden. Auch Tove Aschenbach war einmal mit einer Viertelstunde hier. Sie spielte in einem Treppenhaus.',
    'Im vergangenen Jahr handelte das kürzeste Stück, eine Minute und vierzig Sekunden, von einem Pförtner, der nichts sagt. Das längste überschritt die Zeit, worauf Sunna Eilers, wie angekündigt, das Licht ausmachte. Es gilt seither als der beste Schluss, den dieser Text hätte haben können.',
    'Manches scheitert. Darüber reden wir am längsten, meist an den Biertischen vor der Halle, mit allen, die noch da sind. Um halb zwölf beginnt die Musik. Die letzte Fähre wartet; der Kapitän hat an diesem Abend einen Nachlauf von vierzig Minuten notiert.',
  ],
  promoter: 'Eine gemeinsame Veranstaltung der Festspiele Marienbrück und des Autorenhauses Vierlinden.',
  team: {
    Leitung: 'Clara Wennemann',
    Dramaturgie: ['Ruben Adebar', 'Elif Torun'],
    Inspizienz: 'Sunna Eilers',
    Technik: 'Holger Bratvogel',
  },
  cast: {
    Ensemble: ['Wilma Krogh', 'Tarek Sandhoff', 'Henrike Vahl', 'Ole Fiedebohm', 'Thea Lundquardt', 'Nuria Sempach', 'Leander Quast'],
    'Eine Viertelstunde von': ['Tove Aschenbach', 'Bjarne Holtey', 'Elsbeth Norden'],
  },
}
