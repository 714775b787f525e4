import { isWorkbook, parseCsv, readWorkbook, type TableRow, UnreadableFile } from '../../imports/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ListedRedirect } from './judge-lines.ts'
import { looksLikeAddress } from './list-addresses.ts'

/** More than any list of a relaunch that is looked at line by line. */
export const MAX_LIST_LINES = 2000

const ARROW = /\s*(?:=>|->|→)\s*|\s+/u

/**
 * The redirects of a list: an Excel file, or a text with a semicolon, tab, comma, arrow or blank between the two addresses. Other
 * columns, such as a status or a day, are left out, and so are title and heading above the first addresses.
 * @throws UnreadableFile
 */
export async function readList(bytes: Uint8Array): Promise<ListedRedirect[]> {
  const rows = isWorkbook(bytes) ? ((await readWorkbook(bytes)).find(({ isHidden }) => !isHidden)?.rows ?? []) : parseCsv(bytes)
  const listed = rows.flatMap(pairOf)
  const first = listed.findIndex(isOfAddresses)
  const pairs = listed.slice(first === -1 ? 1 : first)
  if (pairs.length === 0) throw new UnreadableFile(t('There are no addresses in this list. Each line needs an old and a new one.'))
  if (pairs.length > MAX_LIST_LINES)
    throw new UnreadableFile(t('The list has more than {n} lines. Please split it.', { n: MAX_LIST_LINES }))
  return pairs
}

/** Whether a row is no title or heading. A title may hold a full stop, but is one cell. */
function isOfAddresses({ from, to }: ListedRedirect): boolean {
  return to === '' ? /^(?:\/|https?:)/i.test(from) : looksLikeAddress(from) || looksLikeAddress(to)
}

/** The two addresses of a row; where it has none that look like such, its first two cells. */
function pairOf({ record, line }: TableRow): ListedRedirect[] {
  const cells = record.map((cell) => cell.trim()).filter(Boolean)
  const [only = ''] = cells
  if (cells.length === 0) return []
  const addresses = (cells.length === 1 ? only.split(ARROW) : cells).filter(looksLikeAddress)
  const [from = '', to = ''] = addresses.length >= 2 ? addresses : cells
  return [{ line, from, to }]
}
