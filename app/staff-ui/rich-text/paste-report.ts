import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** Looks that are not kept. */
export const LOOKS = ['colours', 'highlights', 'underlines', 'strikes'] as const
export type Look = (typeof LOOKS)[number]

/** The losses of a paste: kinds of looks, numbers of removed or converted elements, and the addresses of removed links. */
export type PastedChanges = {
  looks: Look[]
  pictures: number
  /** videos, frames and their like */
  embeds: number
  /** comments beside the text */
  comments: number
  /** tables that became lines of text */
  tables: number
  /** cells for which the table pasted into has no room */
  cells: number
  links: string[]
}

const LINKS_SHOWN = 3

const LOOK_NAMES: Record<Look, Label> = {
  colours: 'text colours',
  highlights: 'highlights',
  underlines: 'underlines',
  strikes: 'strikethrough',
}

/** A paste in which nothing is lost. */
export function noChanges(): PastedChanges {
  return { looks: [], pictures: 0, embeds: 0, comments: 0, tables: 0, cells: 0, links: [] }
}

/** One line on the losses of a paste; undefined when there were none. */
export function pasteReport(changes: PastedChanges): string | undefined {
  const losses = lossReport(changes)
  return losses && `${t('Pasted.')} ${losses}`
}

/** What of a text from elsewhere was left out or changed; undefined for nothing. */
export function lossReport({ looks, pictures, embeds, comments, tables, cells, links }: PastedChanges): string | undefined {
  const dropped = [
    pictures > 0 && t('{n} pictures|left out', { n: pictures }),
    embeds > 0 && t('{n} embedded contents|left out', { n: embeds }),
    comments > 0 && t('{n} comments|left out', { n: comments }),
    cells > 0 && t('{n} cells|left out', { n: cells }),
    ...looks.map((look) => t(LOOK_NAMES[look])),
  ].filter((words) => words !== false)
  const sentences = [
    dropped.length > 0 && t('Left out: {things}.', { things: dropped.join(', ') }),
    tables > 0 && t('{n} tables are now lines with dots between the cells.', { n: tables }),
    links.length > 0 && t('Links without a valid address: {addresses}.', { addresses: addressesText(links) }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function addressesText(links: string[]): string {
  const addresses = [...new Set(links)]
  const furtherCount = addresses.length - LINKS_SHOWN
  return furtherCount > 0 ? `${addresses.slice(0, LINKS_SHOWN).join(', ')} (+${furtherCount})` : addresses.join(', ')
}
