import type { WrittenProduction } from './written.ts'

export const atemHolen: WrittenProduction = {
  title: 'Atem holen',
  subline: 'Tanz von Noé Lindqvist',
  type: 'tanz',
  genre: 'urauffuehrung',
  season: 'previous',
  room: 'studio',
  startTimes: ['20:00'],
  durationMinutes: 60,
  language: 'ohne Worte',
  zweiklang: 'moos',
  priceTable: 'studio',
  series: ['erste-male'],
  tags: ['unter-90-minuten', 'wenige-worte'],
  teaser: 'Ein Stück in achthundert Atemzügen.',
  description: [
    'Noé Lindqvist hat gezählt: In einer Stunde holt ein ruhender Mensch etwas über achthundert Mal Luft, ein tanzender doppelt so oft. Dazwischen, sagt er, sei Platz. Dieses Stück vermisst ihn, Zug um Zug, und kommt dabei ohne eine einzige Zahl aus.',
    'Zwei Menschen versuchen, im selben Takt zu atmen. Zuerst wird ein Wettrennen daraus, dann ein Streit, dann lange nichts. Mira Oltmanns atmet tief und selten, wie man es auf dem Kutter lernt; Lindqvist, als Kind asthmakrank, hat das Ausatmen erst mit neun Jahren begriffen, in einer Klinik am Meer, wo er aus Langeweile die Züge der Zimmernachbarn mitzählte. Ihre Körper haben sich auf nichts geeinigt. Davon handelt der Abend.',
    'Musik gibt es keine. Es gibt eine Lüftung, ein Heizungsrohr, neunundneunzig Menschen auf neunundneunzig Stühlen. Nach etwa einer halben Stunde hört man trotzdem etwas. In jeder Vorstellung kommt der Augenblick, in dem der ganze Saal gleich atmet; niemand hat darum gebeten, und sobald es geschieht, hören die beiden auf zu tanzen. Man soll nicht stören.',
    'Entstanden ist die erste abendfüllende Arbeit des Tänzers nachts, auf dem Rücken, im leeren Foyer neben der Getränkekühlung. Eine Strichliste auf Packpapier erinnert daran; sie hängt heute an derselben Stelle.',
    '*„Man geht hinaus und merkt, dass man es schon immer getan hat.“* Der Uferbote, zur Premiere',
    'Gespielt in der vergangenen Spielzeit, siebzehnmal, jedes Mal ausverkauft. Eine Wiederaufnahme ist in Vorbereitung, sobald beide wieder ausgeruht sind.',
  ],
  team: { Choreografie: 'Noé Lindqvist', Kostüme: 'Friederike Pohl', Licht: 'Malte Issing', Dramaturgie: 'Elif Torun' },
  cast: { Tanz: ['Noé Lindqvist', 'Mira Oltmanns'] },
}
