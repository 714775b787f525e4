const NO_BREAK = '\u00a0'

/** Pairs that no line break may separate: a number and its unit, a section sign and its number, the parts of `z. B.`. */
const JOINTS = [
  /(?<=\d) (?=(?:Uhr|Euro|Cent|€|%|Prozent|Minuten|Stunden|Meter|Zentimeter|Kilo|kg|g|km|Plätze|Jahre)(?![\p{L}\p{N}]))/gu,
  /(?<=(?:§|Art\.|Abs\.|Nr\.|Satz|Seite|Reihe|Stufe|lit\.)) (?=\d|[a-z]\b)/gu,
  /(?<=\b[zud]\.) (?=[BÄAah]\.)/gu,
]

/** Typesets a German text: no-break spaces where a line must not end. */
export function typeset(text: string): string {
  return JOINTS.reduce((set, joint) => set.replace(joint, NO_BREAK), text)
}
