const SUPERSCRIPT: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] ?? character]),
)
const SUBSCRIPT: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? character]),
)

/**
 * Text in superscript or subscript characters of Unicode, which need no mark: a raised 2 becomes “²”.
 * @returns undefined when a character has no such form
 */
export function toUnicodeScript(text: string, position: 'raised' | 'lowered'): string | undefined {
  const map = position === 'raised' ? SUPERSCRIPT : SUBSCRIPT
  const characters = [...text.trim()]
  return characters.length > 0 && characters.every((character) => map[character])
    ? characters.map((character) => map[character]).join('')
    : undefined
}
