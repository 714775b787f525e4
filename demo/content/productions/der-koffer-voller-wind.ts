import type { WrittenProduction } from './written.ts'

export const derKofferVollerWind: WrittenProduction = {
  title: 'Der Koffer voller Wind',
  subline: 'Figurentheater für alle ab 6',
  type: 'familie',
  genre: 'figurentheater',
  season: 'current',
  room: 'studio',
  startTimes: ['16:00', '11:00'],
  durationMinutes: 55,
  ageFrom: 6,
  zweiklang: 'senf',
  priceTable: 'studio',
  series: ['kinderbruecke'],
  tags: ['ab-sechs', 'fuer-schulklassen', 'unter-90-minuten', 'entspannte-vorstellung'],
  teaser: 'Lotte erbt einen Koffer, in dem es zieht. Wer ihn öffnet, muss mit.',
  description: [
    'Lottes Großvater war Windhändler. Er verkaufte Brisen an Segler, Zugluft an Verliebte und Böen an Leute, die etwas loswerden wollten. Als er stirbt, bekommt Lotte seinen Koffer, einen Zettel und die Anweisung, ihn auf keinen Fall zu öffnen. Natürlich öffnet sie ihn. Auf dem Zettel stand nämlich nicht, warum.',
    'Was dann herauskommt, lässt sich nicht wieder hineinlegen. Der Wind ist launisch, er ist einsam, er hat mit dem Großvater noch eine Rechnung offen, und er kann nur bleiben, solange jemand die Tür aufhält. Lotte hat zwei Hände und eine Nacht. Es wird kein Kampf daraus, eher eine Unterhaltung zwischen zweien, die beide jemanden verloren haben und sich nicht einig sind, wen mehr.',
    'Imke Dorsch und Leander Quast spielen mit Schirmen, Laken, einem Papierdrachen und einem Ventilator, der eine eigene Rolle hat und eine eigene Garderobe verlangt. Yusuf Herdegen erzählt die Geschichte ohne Zeigefinger und ohne Nebel. Kasimir Dohle hat einen Großvater gebaut, der nur aus Mantel besteht; man sieht trotzdem genau, wie er schaut.',
    'Ein Stück über Erbschaften, die man nicht in eine Vitrine stellen kann. Abgenommen wurde es von der 4b der Uferschule, mit neunzehn grünen Karten und einer gelben. Die gelbe betraf den Schluss; er ist jetzt anders.',
    'Eine halbe Stunde vor jeder Vorstellung ist die Werkstatt offen: Figuren anfassen ausdrücklich erlaubt. Bei den entspannten Vorstellungen bleibt das Saallicht an, die Tür offen, und wer hinausmuss, kann wiederkommen.',
  ],
  importantInfo:
    'Freie Platzwahl. Sitzkissen liegen an der Garderobe. Der Ventilator bläst in die ersten beiden Reihen; Hüte bitte festhalten.',
  team: {
    Regie: 'Yusuf Herdegen',
    Figuren: ['Imke Dorsch', 'Kasimir Dohle'],
    Kostüme: 'Friederike Pohl',
    Musik: 'Hanna Veldkamp',
    Requisite: 'Merle Tadsen',
    Theaterpädagogik: 'Svenja Ottken',
  },
  cast: { Lotte: 'Imke Dorsch', 'Der Wind': 'Leander Quast' },
}
