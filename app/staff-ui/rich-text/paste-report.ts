import { t } from '../../platform/i18n/i18n.ts'

/** The losses of a paste: numbers of converted or removed elements, and the addresses of removed links. */
export type PastedChanges = { headings: number; tables: number; pictures: number; characters: number; links: string[] }

const LINKS_SHOWN = 3

/** A sentence on the losses of a paste; undefined when there were none. */
export function pasteReport({ headings, tables, pictures, characters, links }: PastedChanges): string | undefined {
  const losses = [
    headings > 0 && t('{n} headings converted to bold paragraphs', { n: headings }),
    tables > 0 && t('{n} tables converted to lines with dots between the cells', { n: tables }),
    characters > 0 && t('{n} superscript or subscript words converted to normal text', { n: characters }),
    pictures > 0 && t('{n} images left out', { n: pictures }),
    links.length > 0 && t('links removed: {addresses}', { addresses: addressesText(links) }),
  ].filter(Boolean)
  return losses.length > 0 ? t('Pasted. {what}.', { what: losses.join(', ') }) : undefined
}

function addressesText(links: string[]): string {
  const addresses = [...new Set(links)]
  const furtherCount = addresses.length - LINKS_SHOWN
  return furtherCount > 0 ? `${addresses.slice(0, LINKS_SHOWN).join(', ')} (+${furtherCount})` : addresses.join(', ')
}
