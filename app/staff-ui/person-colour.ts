/** As many as `initials.module.css` and the editor’s `overlay/styles/people.css` has colours for people. */
const COLOURS = 6

/** The number of the colour that somebody has in every window, by name. */
export function personColour(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % COLOURS
}
