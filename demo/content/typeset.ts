const NO_BREAK = '\u00a0'

/** What must not be torn apart at the end of a line: a number from its unit, a section sign from its number, `z. B.` from itself. */
const JOINTS = [
  /(?<=\d) (?=(?:Uhr|Euro|Cent|€|%|Prozent|Minuten|Stunden|Meter|Zentimeter|Kilo|kg|g|km|Plätze|Jahre)(?![\p{L}\p{N}]))/gu,
  /(?<=(?:§|Art\.|Abs\.|Nr\.|Satz|Seite|Reihe|Stufe|lit\.)) (?=\d|[a-z]\b)/gu,
  /(?<=\b[zud]\.) (?=[BÄAah]\.)/gu,
]

/** Sets a German text: no-break spaces where a line must not end. */
export function typeset(text: string): string {
  return JOINTS.reduce((set, joint) => set.replace(joint, NO_BREAK), text)
}
