import type { Words } from '../platform/translations/words.server.ts'
import { mapTexts, type TextField } from '../records/field-texts.server.ts'
import { HEADER_LIMITS } from './header-limits.ts'
import type { HouseHeader } from './header-parts.ts'

/** Under what the texts of the header are translated; there is one header. */
export const HEADER_TEXTS = { name: 'header', id: 1 } as const

/** The texts of the header: the announcement, the words of the line and of the call. None has an id, so each is named by what it says. */
export const headerFields = {
  parts: { kind: 'items', label: 'Header', fields: { text: { kind: 'text', label: 'Text', max: HEADER_LIMITS.announcement } } },
} satisfies Record<string, TextField>

/** The parts of a header that say something in a language. */
export function translatedHeader({ announcement, line, bar }: HouseHeader): { text: string }[] {
  return [...(announcement ? [announcement] : []), ...line, ...bar].flatMap((part) => ('text' in part ? [{ text: part.text }] : []))
}

/** A header in the language of the page. */
export function headerInWords(header: HouseHeader, words: Words | undefined): HouseHeader {
  if (!words) return header
  const { name, id } = HEADER_TEXTS
  const inWords = <Part extends object>(part: Part): Part => {
    const values: { parts: object[] } = { parts: [part] }
    const [translated] = mapTexts(headerFields, values, ({ unit, original }) => words.textOf(name, id, unit, original)).parts
    return (translated as Part | undefined) ?? part
  }
  return {
    ...header,
    announcement: header.announcement && inWords(header.announcement),
    line: header.line.map(inWords),
    bar: header.bar.map(inWords),
  }
}
