import type { DemoSeries } from './types.ts'

/** What runs through the season. */
export const series: DemoSeries[] = [
  {
    slug: 'hausgaeste',
    name: 'Hausgäste',
    claim: 'Wer kommt, bleibt eine Woche.',
    zweiklang: 'pflaume',
    description:
      'Einmal im Monat ziehen Künstlerinnen und Künstler bei uns ein: mit Koffer, Zahnbürste und einem Stück. Sie proben bei offener Tür, essen in der Kantine und spielen am Ende der Woche, was daraus geworden ist.',
  },
  {
    slug: 'nachtlinie',
    name: 'Nachtlinie',
    claim: 'Letzte Bahn: nach dem Schlussapplaus.',
    zweiklang: 'nachtblau',
    description:
      'Beginn nach zehn, Ende offen. Die Nachtlinie fährt durch Werkhalle, Foyer und Keller; wer einsteigt, bekommt einen Schlafplatz für den Mantel und Musik, die tagsüber zu laut wäre.',
  },
  {
    slug: 'kinderbruecke',
    name: 'Kinderbrücke',
    claim: 'Theater für alle, die noch fragen.',
    zweiklang: 'apfel',
    description:
      'Stücke, die Kinder nicht unterschätzen. Vor jeder Vorstellung öffnen wir die Werkstatt: Figuren anfassen, Stimmen ausprobieren, Fragen stellen. Erwachsene dürfen mit, wenn sie sich benehmen.',
  },
  {
    slug: 'seeton',
    name: 'Seeton',
    claim: 'Konzerte, bei denen das Wasser mitspielt.',
    zweiklang: 'petrol',
    description:
      'Auf der Seebühne klingt nichts zweimal gleich. Wind, Wellen und die späte Fähre gehören zur Besetzung. Bei Regen spielen wir unter dem Dach der Bootshalle weiter.',
  },
  {
    slug: 'werkgespraech',
    name: 'Werkgespräch',
    claim: 'Fragen, bevor es zu spät ist.',
    zweiklang: 'senf',
    description:
      'Eine Stunde vor der Premiere reden die, die sie verantworten. Kein Vortrag, keine Folien: ein Tisch, drei Stühle, ein Gegenstand aus dem Bühnenbild.',
  },
  {
    slug: 'erste-male',
    name: 'Erste Male',
    claim: 'Uraufführungen und andere Anfänge.',
    zweiklang: 'zinnober',
    description:
      'Was hier gezeigt wird, hat es noch nicht gegeben. Die Reihe sammelt Uraufführungen, Debüts und Versuche, auch die gescheiterten: Über die reden wir am längsten.',
  },
]
