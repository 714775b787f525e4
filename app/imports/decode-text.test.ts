import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Stück;Bühne;Anfang\nGrößenwahn;Großes Haus;08.01.2027 19:30\nÄrger;Übungssaal;09.01.2027 19:30\n'
const latin = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)))
/** `TEXT` in letters of one byte. @param letters the bytes of ü ö ß Ä Ü */
const inBytes = (letters: number[]) =>
  latin([...'üößÄÜ'].reduce((text, sign, at) => text.replaceAll(sign, String.fromCharCode(letters[at] ?? 0)), TEXT))
const utf16 = (text: string, isBig: boolean) =>
  new Uint8Array(
    [...text].flatMap((sign) =>
      isBig ? [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255] : [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8],
    ),
  )

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with letters and accents apart', new TextEncoder().encode(TEXT.normalize('NFD'))],
  ['Windows-1252', inBytes([0xfc, 0xf6, 0xdf, 0xc4, 0xdc])],
  ['an old Mac', inBytes([0x9f, 0x9a, 0xa7, 0x80, 0x86])],
  ['MS-DOS', inBytes([0x81, 0x94, 0xe1, 0x8e, 0x9a])],
  ['UTF-16, little end first', utf16(TEXT, false)],
  ['UTF-16, big end first', utf16(TEXT, true)],
  ['UTF-16 with its mark', utf16(`\uFEFF${TEXT}`, false)],
])('a table in the letters of %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('one broken letter does not change those of the others', () => {
  const bytes = [...new TextEncoder().encode(TEXT), 0xc3, 0x20, 0x78]
  expect(decodeText(new Uint8Array(bytes)).startsWith(TEXT)).toBe(true)
})

test('dashes, quotes and the letters of other languages are those of Windows', () => {
  const bytes = latin('„Salz\x93 \x96 caf\xe9 No\xebl \x80 5'.replace('„', '\x84'))
  expect(decodeText(bytes)).toBe('„Salz“ – café Noël € 5')
})
