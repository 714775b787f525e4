import type { WrittenProduction } from './written.ts'

export const dieTaubenzuechterin: WrittenProduction = {
  title: 'Die Taubenzüchterin',
  subline: 'Drama von Elsbeth Norden',
  type: 'schauspiel',
  genre: 'drama',
  season: 'current',
  room: 'werkhalle',
  startTimes: ['20:00'],
  durationMinutes: 105,
  ageFrom: 14,
  zweiklang: 'moos',
  priceTable: 'werkhalle',
  tags: ['mit-nachgespraech', 'mit-uebertiteln'],
  language: 'Deutsch mit Übertiteln',
  teaser:
    'Auf dem Dach eines besetzten Hauses züchtet eine Frau Brieftauben. Eine kommt mit einer Nachricht zurück, die sie nicht losgeschickt hat.',
  description: [
    'Vier Stockwerke unter ihr wird verhandelt, wem die Stadt gehört. Sie füttert, zählt, wartet. Sie hat nie ein Flugblatt geschrieben und nie eines gelesen; sie ist hier, weil man von diesem Dach aus bis zum See sieht und weil die Tauben es so wollten. Dann kommt die Graue zurück, und am Ring steckt ein Zettel mit ihrer eigenen Schrift.',
    'Elsbeth Nordens Stück bewegt sich rückwärts, von der Antwort zur Frage. In der ersten Szene ist das Haus geräumt, in der letzten hat noch niemand die Tür aufgebrochen. Wir wissen also von Anfang an, wie es ausgeht. Wir wissen nur nicht, wer die Nachricht geschrieben hat, und mit jeder Szene, die uns weiter zurückführt, werden es weniger, die es gewesen sein können.',
    'Norden hat zehn Jahre in einem Haus gelebt, das heute eine Bankfiliale ist. Gewidmet hat sie den Text einer Frau vom Dach, deren Nachnamen niemand kannte. Saskia Mohr nimmt ihn als das, was er ist: kein Zeitstück über die Besetzerjahre, sondern eine Geschichte über die Leute, die immer schon da waren, wenn die Geschichte hereinkam, und die man hinterher vergessen hat zu fragen.',
    'Tomas Wiederin hat ein Dach aus den Lamellen alter Fensterläden gebaut, das auf jeden Schritt antwortet. Rosalie Fenn spielt die Züchterin in jedem Alter, von siebzig bis zwanzig, ohne Schminke; es sitzt alles in den Knien. Neun Brieftauben des Vereins Heimkehr wirken mit. Sie fliegen nach der Vorstellung selbstständig nach Hause und sind meistens vor dem Ensemble dort.',
    'An gekennzeichneten Abenden bleiben wir zum Gespräch. Meistens sind dann Menschen dabei, die damals im Haus wohnten, und sagen, was nicht stimmt.',
  ],
  contentNotes:
    'Eine polizeiliche Räumung wird geschildert. Lebende Tiere auf der Bühne; bei einer Allergie gegen Federn empfehlen wir Plätze ab Reihe acht.',
  team: {
    Text: 'Elsbeth Norden',
    Regie: 'Saskia Mohr',
    Bühne: 'Tomas Wiederin',
    Kostüme: 'Friederike Pohl',
    Musik: 'Anton Grieshaber',
    Taubentraining: 'Horst Wedemann',
    Dramaturgie: 'Ruben Adebar',
  },
  cast: {
    'Die Züchterin': 'Rosalie Fenn',
    'Der Bote': 'Bela Ostrowe',
    'Die vom dritten Stock': 'Nuria Sempach',
    'Der Unterhändler': 'Tarek Sandhoff',
    'Die Tauben': 'Brieftaubenverein Heimkehr',
  },
}
