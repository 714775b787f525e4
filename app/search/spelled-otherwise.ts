import { normalize, tokenize, type Word } from './words.ts'

/** Signs that stand for a letter within a word, as in `Ca$h`. */
const SIGNS: Record<string, string> = { $: 's', '@': 'a', '€': 'e' }
const WORD_WITH_SIGN = /(?<![\p{L}\p{N}])\p{L}+(?:[$@€]\p{L}+)+(?![\p{L}\p{N}.@])/gu
/** Which many type as `aa`, as Danish and Norwegian do. */
const WORD_WITH_RING = /[\p{L}\p{M}]*(?:[åÅ]|[aA]\u030a)[\p{L}\p{M}]*/gu
/** A surname with what stands before it: `van der Meer`, `de la Cruz`, `Mc Arthur`. */
const SURNAME =
  /(?<![\p{L}\p{N}])(?:(?:[Vv]an|[Dd]e)(?:[ \u00a0](?:de[rn]?|het|la|las|los))?|[Vv]on|[Dd](?:el|ella|i|a|os|u)|[Ll][ae]|[Tt]e[nr]|[Ee]l|[Aa]l|[Mm]a?c)[ \u00a0]\p{Lu}[\p{L}\p{M}]+/gu

/**
 * Words by which a text is looked for and that it does not have as they are typed: `cash` for `Ca$h`, `aas` for `Ås`, and
 * `vandermeer` for `van der Meer`.
 */
export function spelledOtherwise(text: string): Word[] {
  return [
    ...wordsIn(text, WORD_WITH_SIGN, (word) => normalize(word.replace(/[$@€]/g, (sign) => SIGNS[sign] ?? sign))),
    ...wordsIn(text, WORD_WITH_RING, (word) => normalize(word.normalize('NFC').replace(/å/gi, 'aa'))),
    ...wordsIn(text, SURNAME, (name) =>
      tokenize(name)
        .map(({ normalized }) => normalized)
        .join(''),
    ),
  ]
}

function wordsIn(text: string, pattern: RegExp, spell: (word: string) => string): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ normalized: spell(word), start: index, end: index + word.length }))
}
