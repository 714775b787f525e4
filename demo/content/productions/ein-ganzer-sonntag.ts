import type { WrittenProduction } from './written.ts'

export const einGanzerSonntag: WrittenProduction = {
  title: 'Ein ganzer Sonntag',
  subline: 'Frühstück, drei Vorstellungen, Suppe',
  type: 'gespraech',
  genre: 'matinee',
  season: 'current',
  room: 'foyer',
  startTimes: ['10:00'],
  durationMinutes: 720,
  intermissions: 3,
  language: 'Deutsch',
  zweiklang: 'rosa',
  priceTable: 'free',
  series: ['hausgaeste'],
  tags: ['live-musik'],
  teaser: 'Am ersten Sonntag im Monat bleibt das Haus offen, von zehn bis zehn. Man darf kommen, gehen, dableiben.',
  description: [
    'Am ersten Sonntag im Monat schließen wir um zehn Uhr morgens auf und abends um zehn wieder zu. Dazwischen liegen drei Vorstellungen, zwei Mahlzeiten und ein Nachmittag, an dem niemand etwas von Ihnen will. Im Foyer stehen lange Tische. Das Brot kommt aus der Bäckerei am Wall, den Kaffee kocht die Requisite, und wer eine Zeitung mitbringt, lässt sie liegen.',
    'Eine Vorstellung ist für Kinder, um elf wird über das Weglassen geredet, und am Abend spielt das Große Haus. Für jede Vorstellung gibt es eigene Karten, man kann eine sehen oder alle drei. Der Sonntag selbst kostet nichts. Er hat auch keine Dramaturgie; Ruben Adebar hat es versucht und nach der zweiten Fassung aufgegeben.',
    'Zwischen eins und drei führen die Gewerke durch ihre Werkstätten. Man sieht dann zum Beispiel, wie Kasimir Dohle einer Figur das Blinzeln beibringt oder dass Gewitter aus einem Blech von zwei Quadratmetern besteht. Kinder dürfen donnern. Erwachsene dürfen es auch, es fragt nur selten jemand.',
    'Wer im Gästezimmer über der Schneiderei wohnt, sitzt mit am Tisch. Manche lesen vor, manche spielen etwas, das noch keinen Titel hat; eine Bauchrednerin hat einmal zwei Stunden lang abgewaschen und dabei nicht die Lippen bewegt. Um sechs gibt es Suppe. Sie reicht für alle, die bis fünf da waren, und für die Hälfte derer, die danach kommen.',
    'Zum Schluss, wenn das Große Haus aus ist, wird im Foyer das Licht nicht heller, sondern dunkler gemacht. Das ist als Aufforderung gemeint, und sie wird von Monat zu Monat später verstanden.',
  ],
  importantInfo: 'Der Tag ist frei und ohne Anmeldung. Für die drei Vorstellungen gilt jeweils eine eigene Karte.',
  team: { Gastgeberin: 'Clara Wennemann', Dramaturgie: 'Ruben Adebar', Werkstätten: 'Holger Bratvogel', Suppe: 'Merle Tadsen' },
}
