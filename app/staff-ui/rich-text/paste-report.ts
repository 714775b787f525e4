import { t } from '../../platform/i18n/i18n.ts'

/** What of a pasted text could not stay as it was. */
export type PastedChanges = { headings: number; tables: number; pictures: number; characters: number; links: string[] }

const LINKS_NAMED = 3

/** What has become of it, in a sentence; undefined when all of it stayed. */
export function pasteReport({ headings, tables, pictures, characters, links }: PastedChanges): string | undefined {
  const parts = [
    headings > 0 && t('{n} headings converted to bold paragraphs', { n: headings }),
    tables > 0 && t('{n} tables converted to lines with dots between the cells', { n: tables }),
    characters > 0 && t('{n} superscript or subscript words converted to normal text', { n: characters }),
    pictures > 0 && t('{n} images left out', { n: pictures }),
    links.length > 0 && t('links removed: {addresses}', { addresses: namesOf(links) }),
  ].filter(Boolean)
  return parts.length > 0 ? t('Pasted. {what}.', { what: parts.join(', ') }) : undefined
}

function namesOf(links: string[]): string {
  const named = [...new Set(links)]
  const rest = named.length - LINKS_NAMED
  return rest > 0 ? `${named.slice(0, LINKS_NAMED).join(', ')} (+${rest})` : named.join(', ')
}
