import type { WrittenProduction } from './written.ts'

export const vomFortgehen: WrittenProduction = {
  title: 'Vom Fortgehen',
  subline: 'Liederabend mit Carlotta Siebenhaar',
  type: 'konzert',
  genre: 'liederabend',
  season: 'previous',
  room: 'foyer',
  startTimes: ['19:00'],
  durationMinutes: 75,
  zweiklang: 'apfel',
  priceTable: 'foyer',
  tags: ['live-musik', 'unter-90-minuten'],
  programme: [
    { composer: 'Hanna Veldkamp', work: 'Sieben Lieder vom Fortgehen' },
    { composer: 'Jorid Aas', work: 'Wartesaal, für Stimme und Klavier' },
    { composer: 'Hanna Veldkamp', work: 'Lied für die mit der Jacke, mit offenem Schluss' },
  ],
  teaser: 'Lieder für alle, die schon die Jacke anhaben.',
  description: [
    'Man kann auf viele Arten gehen: laut, heimlich, mit Türen, ohne ein Wort, nach dem dritten Abschied noch einmal zurück, um den Schirm zu holen, den man absichtlich vergessen hat. Hanna Veldkamp hat Abschiede gesammelt und nach Längen geordnet. Zu jedem schrieb sie ein Lied.',
    'Angefangen hat es an der Garderobe des Großen Hauses, bei der Beobachtung eines Paares, das sich an der Theke verabschiedete, an der Treppe und noch einmal an der Tür. Beim dritten Mal fingen die beiden wieder an zu erzählen. Es war, sagt die Komponistin, das beste Gespräch des Abends. Deshalb wird der Zyklus nicht im Saal aufgeführt, sondern im Foyer, keine zehn Meter von den Mänteln entfernt.',
    'Carlotta Siebenhaar singt, als stünde sie schon halb draußen. Für das kürzeste Lied, vierzig Sekunden, braucht sie den ganzen Raum; für das längste setzt sie sich. Es heißt *Lied für die mit der Jacke*, geht zur Tür, dreht um, fängt mit einem anderen Gedanken wieder an und hat keinen Schluss. Es dauert neun Minuten, manchmal elf. Danach bleibt das Publikum meist sitzen, weil es nicht sicher ist.',
    'Dazwischen, als Aufenthalt, *Wartesaal* von Jorid Aas: ein Stück aus Durchsagen, Atem und dem Geräusch eines Klaviers, dessen Deckel jemand nicht öffnet. Eingespielt wurde beides in einem stillgelegten Wartesaal der Uferbahn, auf dem Instrument, das dort vergessen worden war und das Hanna Veldkamp am Ende mitnahm.',
    'Gespielt in der vergangenen Spielzeit. Die Aufnahme ist an der Theaterkasse erhältlich, der Mantel darf anbehalten werden.',
  ],
  team: { Klavier: 'Hanna Veldkamp', Dramaturgie: 'Anouk Fehrmann' },
  cast: { Gesang: 'Carlotta Siebenhaar' },
}
