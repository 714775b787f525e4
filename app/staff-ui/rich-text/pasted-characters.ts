const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] ?? letter]),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()'].map((letter, index) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? letter]),
)

/**
 * Raised or lowered words in characters of their own, which need no mark: „m2“ with a raised 2 is „m²“. Undefined where
 * there is no such character.
 */
export function toUnicodeScript(words: string, place: 'raised' | 'lowered'): string | undefined {
  const map = place === 'raised' ? RAISED : LOWERED
  const letters = [...words.trim()]
  return letters.length > 0 && letters.every((letter) => map[letter]) ? letters.map((letter) => map[letter]).join('') : undefined
}
