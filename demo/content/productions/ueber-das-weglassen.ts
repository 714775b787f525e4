import type { WrittenProduction } from './written.ts'

export const ueberDasWeglassen: WrittenProduction = {
  title: 'Über das Weglassen',
  subline: 'Gespräch mit Ruben Adebar und Gästen',
  type: 'gespraech',
  genre: 'matinee',
  season: 'current',
  room: 'foyer',
  startTimes: ['11:00'],
  durationMinutes: 75,
  zweiklang: 'himmel',
  priceTable: 'free',
  series: ['werkgespraech'],
  tags: ['unter-90-minuten', 'mit-nachgespraech', 'mit-gebaerdensprache'],
  teaser: 'Sonntags um elf: Was fehlt, wenn etwas gelungen ist?',
  description: [
    'Jedes Stück, das Sie bei uns sehen, war einmal länger. In der Matinee reden wir über das, was gestrichen wurde: über die Szene, die alle liebten und die trotzdem gehen musste, über Pausen, leere Stühle, ungesungene Strophen und den Mut zum Schluss. Der Titel der Reihe hatte ursprünglich drei Wörter mehr. Sie liegen im Souffleurkasten.',
    'Ruben Adebar lädt jeweils einen Gast, der beruflich weglässt. Eine Chirurgin war schon da und ein Obstgärtner, eine Redakteurin, ein Restaurator, der seit dreißig Jahren Übermalungen abnimmt, und ein Mann, der Grabinschriften meißelt und nach Buchstaben bezahlt wird. Die Erfahrung der ersten vierzig Sonntage: Leute, die weglassen, reden gern.',
    'Es gibt keinen Vortrag und keine Folien. Es gibt einen Tisch, zwei Stühle, einen dritten, der frei bleibt, und einen Gegenstand, den der Gast mitbringt. Gegen Ende zieht Adebar einen Zettel aus dem Karton unter seinem Schreibtisch und liest einen gestrichenen Satz vor, ohne Titel und ohne Namen. Wer ihn erkennt, behält es für sich; so ist es abgemacht.',
    'Einen Sonntag im Monat wird in Deutsche Gebärdensprache übersetzt. Danach wird am Tresen weitergeredet, meistens bis eins. Der Eintritt ist frei, der Kaffee auch. Wer kein Ende findet, kann in der *Souffleuse* zu Mittag essen und dort nachlesen, was am Nebentisch gestrichen wurde: Auf der Tafel steht jeden Sonntag ein Gericht, das es nicht gibt, mit einer kurzen Begründung.',
  ],
  importantInfo: 'Eintritt frei, ohne Anmeldung. Einlass ab 10.30 Uhr, hundertzwanzig Plätze, danach Stehplätze mit Kaffee.',
  team: { Gastgeber: 'Ruben Adebar', Redaktion: 'Elif Torun', 'Gebärdensprache, einmal im Monat': 'Judith Kranz' },
}
