import type { DemoSeries } from './types.ts'

/** Series of the season. */
export const series: DemoSeries[] = [
  {
    slug: 'hausgaeste',
    name: 'Hausgäste',
    claim: 'Wer kommt, bleibt eine Woche.',
    zweiklang: 'pflaume',
    description:
      'Einmal im Monat ziehen Künstlerinnen und Künstler bei uns ein: mit Koffer, Zahnbürste und einem Stück. Sie proben bei offener Tür, essen in der Kantine und spielen am Ende der Woche, was daraus geworden ist.\n\nGewohnt wird im Gästezimmer über der Schneiderei, das einen Tisch hat, ein Bett und ein Fenster zum Schnürboden. Bisher waren eine Bauchrednerin ohne Puppe da, ein Trio, das nur auf Treppen spielt, und ein Dramatiker, der in sieben Tagen keine Zeile schrieb und zum Abschied vorlas, warum. Es war ein sehr guter Abend.\n\nWer einziehen möchte, schreibt uns zwei Seiten: was das Stück will und was es frühstückt.',
  },
  {
    slug: 'nachtlinie',
    name: 'Nachtlinie',
    claim: 'Letzte Bahn: nach dem Schlussapplaus.',
    zweiklang: 'nachtblau',
    description:
      'Beginn nach zehn, Ende offen. Die Nachtlinie fährt durch Werkhalle, Foyer und Keller; wer einsteigt, bekommt einen Schlafplatz für den Mantel und Musik, die tagsüber zu laut wäre.\n\nManches dauert eine halbe Stunde, manches bis zwei. Man darf zwischendurch gehen, wiederkommen, einschlafen; nur das Handylicht bleibt aus. Es gibt Brühe, Tee und einen Fahrplan, auf dem die Haltestellen Titel haben.\n\nDie Straßenbahn 5 wartet an diesen Abenden bis zehn Minuten nach Schluss. Der Fahrer bekommt ein Programmheft und liest es.',
  },
  {
    slug: 'kinderbruecke',
    name: 'Kinderbrücke',
    claim: 'Theater für alle, die noch fragen.',
    zweiklang: 'apfel',
    description:
      'Stücke, die Kinder nicht unterschätzen. Vor jeder Vorstellung öffnen wir die Werkstatt: Figuren anfassen, Stimmen ausprobieren, Fragen stellen. Erwachsene dürfen mit, wenn sie sich benehmen.\n\nJedes Stück wird vor der Premiere von einer vierten Klasse abgenommen. Sie hat Vetorecht, das steht in einem Vertrag, und die Namen der Kinder stehen im Programmheft. Zweimal wurde eine Premiere verschoben, einmal ein Stück abgesagt. Es war ein Stück für Lehrer.\n\nFür Kitas und Schulen gibt es Material, Besuche im Klassenzimmer und *entspannte Vorstellungen*, bei denen das Licht anbleibt. Nach jeder Vorstellung setzen wir uns auf die Bühne und lassen fragen.',
  },
  {
    slug: 'seeton',
    name: 'Seeton',
    claim: 'Konzerte, bei denen das Wasser mitspielt.',
    zweiklang: 'petrol',
    description:
      'Auf der Seebühne klingt nichts zweimal gleich. Wind, Wellen und die späte Fähre gehören zur Besetzung. Bei Regen spielen wir unter dem Dach der Bootshalle weiter.\n\nDie Stücke sind für diesen Ort geschrieben oder auf ihn umgeschrieben: lange Töne, Rufe, Antworten, dazwischen Platz für ein Echo. Auf dem Wasser trägt die Bratsche weiter als die Trompete, und bei Ostwind kommt manches am anderen Ufer an, bevor es gespielt wurde.\n\nVon Mai bis September, dazu an jedem ersten Samstag im Monat, wenn der Himmel klar ist. Die Fähre ist im Preis enthalten. Eine Jacke mehr, als Sie denken.',
  },
  {
    slug: 'werkgespraech',
    name: 'Werkgespräch',
    claim: 'Fragen, bevor es zu spät ist.',
    zweiklang: 'senf',
    description:
      'Eine Stunde vor der Premiere reden die, die sie verantworten. Kein Vortrag, keine Folien: ein Tisch, drei Stühle, ein Gegenstand aus dem Bühnenbild.\n\nEinmal war es eine Kurbel, einmal ein Löffel, einmal eine Tür, die niemand benutzt. Gefragt wird, was man an ihm sieht, und nach zwanzig Minuten ist man beim Stück. Es gibt keine dummen Fragen; die klugen erkennt man daran, dass die Regie danach etwas ändert.\n\nAuch die Matinee *Über das Weglassen* gehört in diese Reihe. Der Eintritt ist immer frei. Wer danach nicht ins Stück geht, bekommt Suppe.',
  },
  {
    slug: 'erste-male',
    name: 'Erste Male',
    claim: 'Uraufführungen und andere Anfänge.',
    zweiklang: 'zinnober',
    description:
      'Was hier gezeigt wird, hat es noch nicht gegeben. Die Reihe sammelt Uraufführungen, Debüts und Versuche, auch die gescheiterten: Über die reden wir am längsten.\n\nEin Drittel unseres Spielplans besteht aus Stücken, die niemand kennt. Das ist kein Mut, das ist Neugier mit Kalkulation: Die Karten kosten in dieser Reihe nie mehr als anderswo, und wer dreimal kommt, sieht das vierte Mal umsonst.\n\nJede Uraufführung hat einen Abend, an dem die Autorin, der Komponist oder die Choreografin im Foyer sitzt und sich anhört, was Sie verstanden haben. Es ist fast immer etwas anderes. Manchmal wird es in die nächste Fassung übernommen.',
  },
]
