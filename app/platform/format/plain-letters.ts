/** Latin letters that are no other one with a sign. */
const LATIN: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'ng', ĸ: 'k', ſ: 's' },
  ...{ ə: 'e', ƒ: 'f', ŀ: 'l', ɓ: 'b', ɗ: 'd', ƴ: 'y', ɛ: 'e', ɔ: 'o', ɨ: 'i', ʉ: 'u', ǥ: 'g', ƶ: 'z', ŉ: 'n' },
}
/** Cyrillic letters as German newspapers write them (Duden), and those of Serbian and Macedonian as Serbian does. */
const CYRILLIC: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'w', г: 'g', д: 'd', е: 'e', ж: 'sch', з: 's', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'ch', ц: 'z', ч: 'tsch', ш: 'sch', щ: 'schtsch', ъ: '', ы: 'y', ь: '', э: 'e' },
  ...{ ю: 'ju', я: 'ja', і: 'i', є: 'je', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ђ: 'dj', ћ: 'c', џ: 'dz', ѕ: 'dz', ѣ: 'e', ѳ: 'f', ѵ: 'i' },
}
const GREEK: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o' },
  ...{ π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
}
const LETTERS = new Map(Object.entries({ ...LATIN, ...CYRILLIC, ...GREEK }))
/** Letters whose sign makes another sound of them, and so is no accent. */
const WITH_SIGN: Record<string, string> = { й: 'j', ё: 'jo', ї: 'ji', ў: 'u' }
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const NOT_ASCII = /[^ -~]/
const OTHER_LETTERS = /[^ -~]/gu

/** How `ä`, `ö` and `ü` are written: `ae`, as in addresses, or `a`, as those write who have no such key. */
type UmlautForm = 'spelled' | 'plain'

/**
 * A text in small Latin letters without accents: the one transliteration of addresses, search and matching. Scripts that it
 * does not know, such as Hebrew and Chinese, stay as they are.
 */
export function plainLetters(text: string, umlauts: UmlautForm): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase()
  const small = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[йёїў]/g, (letter) => WITH_SIGN[letter] ?? letter)
  const spelled = umlauts === 'spelled' ? small.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter) : small
  return spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
}

/**
 * A name by which two are compared, whoever typed them: words of letters and digits with a hyphen between them. Names in
 * scripts without a transliteration are compared as they are, so that none is taken for another.
 */
export function comparableName(name: string): string {
  return plainLetters(name, 'spelled')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
