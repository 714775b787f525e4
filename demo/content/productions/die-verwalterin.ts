import type { WrittenProduction } from './written.ts'

export const dieVerwalterin: WrittenProduction = {
  title: 'Die Verwalterin',
  subline: 'Drama von Tove Aschenbach',
  type: 'schauspiel',
  genre: 'drama',
  season: 'current',
  room: 'grosses-haus',
  startTimes: ['19:30'],
  durationMinutes: 125,
  intermissions: 1,
  ageFrom: 14,
  zweiklang: 'kohle',
  priceTable: 'grosses-haus',
  tags: ['abo-a', 'mit-audiodeskription', 'mit-nachgespraech', 'besucherring'],
  teaser: 'Sie verwaltet ein Hochhaus, das verkauft werden soll. Die Schlüssel hat nur noch sie.',
  description: [
    'Vierundsechzig Wohnungen, ein Aufzug, eine Frau mit Schlüsselbund. Als das Haus am Kanal verkauft wird, bekommt die Verwalterin den Auftrag, es leer zu übergeben. Sie hat noch keinen Auftrag nicht erfüllt. Also geht sie von Tür zu Tür, elf Stockwerke hoch, und hinter jeder steht dieselbe Frage in einer anderen Sprache: Wo sollen wir denn hin?',
    'Tove Aschenbach war acht Jahre lang Hausverwalterin und hat, wie sie betont, jeden Schlüssel zurückgegeben. Ihr Stück kennt keine Schurken. Der Käufer ist ein freundlicher Herr mit Rückenschmerzen, die Hausordnung wird eingehalten, die Fristen stimmen. Man sieht einem Unrecht zu, das keinen einzigen Formfehler macht.',
    'Konrad Ellerbrok braucht dafür ein Treppenhaus und sehr wenig Licht. Auf den vierundsechzig Stufen von Tomas Wiederin brennen elf Lampen, eine davon ist eine Taschenlampe, und wie in jedem Treppenhaus geht das Licht nach zwei Minuten von selbst aus. Wer weiterreden will, muss drücken. Wer im Dunkeln stehen bleibt, hat etwas gesagt.',
    'Wilma Krogh spielt in ihrer hundertdritten Rolle eine, die immer getan hat, was nötig war. Tarek Sandhoff spielt alle anderen: eine Witwe, drei Studenten, einen Boxer, eine Familie mit Hund und den Hund. Er wechselt dafür weder Kostüm noch Perücke. Er dreht sich um.',
    '*„Selten hat man auf einer Treppe so viele Wohnungen gesehen.“* Der Uferbote',
    'An gekennzeichneten Abenden bleiben wir nach der Vorstellung im Parkett sitzen und reden: mit Menschen vom Mieterverein, aus dem Bauamt und, wenn sie Zeit hat, mit der Autorin.',
  ],
  contentNotes:
    'Das Stück handelt von Wohnungsverlust; eine Szene schildert einen Suizidversuch in Worten. Längere Passagen in völliger Dunkelheit.',
  importantInfo: 'Nachzügler können erst in der Pause eingelassen werden: Das Saallicht ist Teil der Treppe.',
  team: {
    Text: 'Tove Aschenbach',
    Regie: 'Konrad Ellerbrok',
    Bühne: 'Tomas Wiederin',
    Kostüme: 'Friederike Pohl',
    Licht: 'Malte Issing',
    Inspizienz: 'Sunna Eilers',
    Dramaturgie: ['Elif Torun', 'Ruben Adebar'],
  },
  cast: { 'Die Verwalterin': 'Wilma Krogh', 'Alle anderen': 'Tarek Sandhoff' },
}
