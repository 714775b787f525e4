import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** Looks that are not kept. */
export const LOOKS = ['colours', 'highlights', 'underlines'] as const
export type Look = (typeof LOOKS)[number]

/** The losses of a paste: kinds of looks, numbers of removed or converted elements, and the addresses of removed links. */
export type PastedChanges = {
  looks: Look[]
  /** words that were struck through, and are so no longer */
  struck: string[]
  /** passages that a tracked change had deleted */
  deletions: number
  /** passages that nobody saw */
  hidden: number
  pictures: number
  /** videos, frames and their like */
  embeds: number
  /** fields to type or choose in */
  fields: number
  /** comments beside the text */
  comments: number
  /** tables that became lines of text */
  tables: number
  /** cells for which the table pasted into has no room */
  cells: number
  links: string[]
}

/** As many examples are named; of the others, the number. */
const MAX_EXAMPLES = 3
const MAX_EXAMPLE_LENGTH = 40

const LOOK_NAMES: Record<Look, Label> = {
  colours: 'text colours',
  highlights: 'highlights',
  underlines: 'underlines',
}

/** A paste in which nothing is lost. */
export function noChanges(): PastedChanges {
  return { looks: [], struck: [], deletions: 0, hidden: 0, pictures: 0, embeds: 0, fields: 0, comments: 0, tables: 0, cells: 0, links: [] }
}

/** One line on the losses of a paste; undefined when there were none. */
export function pasteReport(changes: PastedChanges): string | undefined {
  const losses = lossReport(changes)
  return losses && `${t('Pasted.')} ${losses}`
}

/** What of a text from elsewhere was left out or changed; undefined for nothing. */
export function lossReport(changes: PastedChanges): string | undefined {
  const { looks, struck, tables, links } = changes
  const dropped = [...countsOf(changes), ...looks.map((look) => t(LOOK_NAMES[look]))]
  const sentences = [
    dropped.length > 0 && t('Left out: {things}.', { things: dropped.join(', ') }),
    struck.length > 0 && t('No longer struck through: {words}.', { words: examplesOf(struck.map(quoted)) }),
    tables > 0 && t('{n} tables are now lines with dots between the cells.', { n: tables }),
    links.length > 0 && t('Links without a valid address: {addresses}.', { addresses: examplesOf(links) }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function countsOf({ deletions, hidden, pictures, embeds, fields, comments, cells }: PastedChanges): string[] {
  return [
    deletions > 0 && t('{n} passages deleted in a revision|left out', { n: deletions }),
    hidden > 0 && t('{n} hidden passages|left out', { n: hidden }),
    pictures > 0 && t('{n} pictures|left out', { n: pictures }),
    embeds > 0 && t('{n} embedded contents|left out', { n: embeds }),
    fields > 0 && t('{n} input fields|left out', { n: fields }),
    comments > 0 && t('{n} comments|left out', { n: comments }),
    cells > 0 && t('{n} cells|left out', { n: cells }),
  ].filter((words) => words !== false)
}

function examplesOf(all: string[]): string {
  const examples = [...new Set(all)]
  const further = examples.length - MAX_EXAMPLES
  const shown = examples.slice(0, MAX_EXAMPLES).join(', ')
  return further > 0 ? `${shown} (+${further})` : shown
}

function quoted(words: string): string {
  const text = words.length > MAX_EXAMPLE_LENGTH ? `${words.slice(0, MAX_EXAMPLE_LENGTH).trimEnd()} …` : words
  return t('“{text}”', { text })
}
