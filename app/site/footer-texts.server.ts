import type { Words } from '../platform/translations/words.server.ts'
import { mapTexts, type TextField } from '../records/field-texts.server.ts'
import type { FooterPart } from './footer-parts.ts'

/** Under what the texts of the footer's parts are translated; there is one footer. */
export const FOOTER_TEXTS = { name: 'footer', id: 1 } as const

/** The texts of the footer's parts. A part has no id, so each text is named by what it says. */
export const footerFields = {
  parts: {
    kind: 'items',
    label: 'Footer',
    fields: {
      title: { kind: 'text', label: 'Title', max: 80 },
      text: { kind: 'textarea', label: 'Text', max: 400 },
      link: { kind: 'text', label: 'Link text', max: 60 },
    },
  },
} satisfies Record<string, TextField>

/** The parts with texts in a language: an address is the same in every one. */
export function translatedParts(parts: readonly FooterPart[]): FooterPart[] {
  return parts.filter(({ kind }) => kind !== 'address')
}

/** The parts of a footer in the language of the page. */
export function footerInWords(parts: readonly FooterPart[], words: Words | undefined): FooterPart[] {
  if (!words) return [...parts]
  const { name, id } = FOOTER_TEXTS
  return parts.map((part) => {
    if (translatedParts([part]).length === 0) return part
    const [translated] = mapTexts(footerFields, { parts: [part] }, ({ unit, original }) => words.textOf(name, id, unit, original)).parts
    return translated ?? part
  })
}
