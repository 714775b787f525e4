import { parseDocument, type ReadDocument, wordsOf } from '../../app/move-in/parse/document-object-model.ts'
import type { FilledWay } from '../../scripts/pretix/fill-ways.ts'
import { PORTS } from './stage.ts'

/** The organiser's shop, as visitors know it. */
export const SHOP = `http://localhost:${PORTS.pretix}/marienbrueck`
/** Parts of a row that are pressed, or read to who cannot see it. */
const BESIDE_WORDS = 'script, .sr-only, label, input, button, small[data-toggle="tooltip"]'

type Piece = NonNullable<ReturnType<ReadDocument['querySelector']>>

/**
 * What pretix's own page says about a performance, read from the page: a line for each thing that it sells, and its notes. Days
 * and times are left out.
 */
export async function readShopPage({ event, date }: FilledWay): Promise<string[]> {
  const address = `${SHOP}/${event}/${date === null ? '' : `${date}/`}?locale=de`
  const response = await fetch(address, { headers: { 'accept-language': 'de', connection: 'close' } })
  const page = parseDocument(await response.text())
  if (!response.ok) return [wordsOf(page.querySelector('h1'))]
  for (const price of page.querySelectorAll('.price input')) price.replaceWith(`[${price.getAttribute('value') ?? ''}] `)
  const takesCodes = page.querySelector('#voucher') !== null
  for (const part of page.querySelectorAll(BESIDE_WORDS)) part.remove()
  for (const time of page.querySelectorAll('time')) time.textContent = '…'
  const rows = [...page.querySelectorAll('article')].filter((row) => !row.matches('.item-with-variations')).map(lineOf)
  const notes = [...page.querySelectorAll('.alert')].map(wordsOf)
  const nothing = rows.length > 0 ? [] : [takesCodes ? '(nur das Feld für Gutscheine)' : '(nichts zu kaufen)']
  return [...new Set([...rows, ...notes, ...nothing])].filter(Boolean)
}

/** `Parkett › Normalpreis: 30,00 €, AUSVERKAUFT` */
function lineOf(row: Piece): string {
  const product = row.closest('.item-with-variations')
  const category = row.closest('.item-category')?.querySelector('h3')
  const names = [category, product?.querySelector('h4'), row.querySelector('h3, h4, h5, h6')].map(wordsOf)
  const notes = [...row.querySelectorAll('small')].filter((note) => !note.closest('.price, .availability-box')).map(wordsOf)
  const says = [wordsOf(row.querySelector('.price')), wordsOf(row.querySelector('.availability-box')), ...notes]
  return `${names.filter(Boolean).join(' › ')}: ${says.filter(Boolean).join(', ')}`
}
