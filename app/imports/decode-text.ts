/** Letters from 0x80 on as MS-DOS writes them in Western Europe (code page 850), which no `TextDecoder` knows. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const FIRST_HIGH = 0x80
/** What a text is judged by; a season of performances has its first umlauts far before. */
const JUDGED_LENGTH = 200_000

/**
 * Decodes what spreadsheets and planning programs write: UTF-8, UTF-16 (*Unicode text*), else the letters of Windows, of an
 * old Mac or of MS-DOS, whichever give words. Letters with their accents apart, as a Mac writes them, are put together.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).normalize('NFC')
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Windows first: it is kept where others give no better words. UTF-8 with a broken letter is still UTF-8.
    const texts = ['windows-1252', 'macintosh', 'utf-8'].map((label) => new TextDecoder(label).decode(bytes))
    return [...texts, decodeDos(bytes)].reduce((best, text) => (wordsIn(text) > wordsIn(best) ? text : best))
  }
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)) return 'utf-16be'
  return undefined
}

function decodeDos(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < FIRST_HIGH ? String.fromCharCode(byte) : DOS[byte - FIRST_HIGH])).join('')
}

const UMLAUT = /[äöüÄÖÜß]/u
const OTHER_LETTER = /[éèêëáàâåæçñóòôøœíîïúùûÉÈÀÁÅÆÇÑÓØŒžščŽŠČ]/u
const SIGN = /[–—„“”‚‘’…€§°«»•\u00a0]/u
const WEIGHTS = { umlaut: 3, letter: 1, sign: 1, wrong: -3 }

/** How much a text looks like words: its letters beyond ASCII that stand where such letters do, less those that do not. */
function wordsIn(text: string): number {
  let sum = 0
  for (const { index, 0: sign } of text.slice(0, JUDGED_LENGTH).matchAll(/\P{ASCII}/gu)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + 1]]
    sum += weightOf(sign, before, after)
  }
  return sum
}

function weightOf(sign: string, before: string, after: string): number {
  const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  if (SIGN.test(sign)) return isInWord && sign !== '’' && sign !== '–' ? WEIGHTS.wrong : WEIGHTS.sign
  const isWrongCase = /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)
  if (isWrongCase || !/\p{L}/u.test(before + after)) return WEIGHTS.wrong
  if (UMLAUT.test(sign)) return WEIGHTS.umlaut
  return OTHER_LETTER.test(sign) ? WEIGHTS.letter : WEIGHTS.wrong
}
