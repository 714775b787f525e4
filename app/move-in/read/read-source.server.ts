import { decodeText } from '../../imports/index.server.ts'
import { issueOfOutsideAddress, parseOutsideAddress } from '../../platform/http/outside-address.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FoundSite } from '../found-site.ts'
import { parseApart } from '../parse/parse-apart.server.ts'
import { createPoliteReader, type PoliteReader, Unread } from './polite-reader.server.ts'
import { problemText } from './problem-text.ts'
import { readAnySite } from './read-any-site.server.ts'
import { readPretix } from './read-pretix.server.ts'
import { leftOutAsLocked, readWordPress } from './read-wordpress.server.ts'

/** The largest file that is read: the texts of a site of twenty years. */
export const MAX_SOURCE_FILE_BYTES = 100 * 1024 * 1024

/** What another site has, and how its pictures are fetched. */
export type ReadSource = { site: FoundSite; reader: PoliteReader }

/** A programme of twenty years in ORIF. */
const MAX_PROGRAMME_BYTES = 30 * 1024 * 1024

/** The address of a site as somebody types it, without fragment. @throws Problem 400 `not_an_address` */
export function siteAddress(address: string): string {
  const whole = /^[\w+.-]+:\/\//.test(address) ? address : `https://${address}`
  const url = parseOutsideAddress(whole)
  if (url) return url.href.replace(/#.*$/, '')
  const isOfWeb = /^https?:/i.test(whole) && URL.canParse(whole)
  throw new Problem(400, 'not_an_address', (isOfWeb && issueOfOutsideAddress(whole)) || t('Enter a URL that starts with https://.'))
}

/** Where a site is, and the key of a ticket shop; empty for a website. */
export type SourceAddress = { address: string; key: string }

/**
 * Reads what is at an address: with a key a pretix, else a programme in ORIF or as a calendar, a WordPress by its calls, or a site page by page.
 * @param onProgress called with the number of pages read
 * @throws Problem 400 `not_an_address`, 422 `unreachable`, `nothing_found`, `shop_denied`, `shop_unread`
 */
export async function readSite(
  { config }: Platform,
  { address, key }: SourceAddress,
  onProgress: (read: number) => void = () => {},
): Promise<ReadSource> {
  const site = siteAddress(address)
  const reader = await createPoliteReader(site, config.PRIVATE_FEED_HOSTS)
  if (reader.unreachable) throw new Problem(422, 'unreachable', problemText(site, reader.unreachable))
  if (key) return { site: requireSomething(await readPretix(reader, { address: site, key }, onProgress)), reader }
  const home = site.replace(/\?.*$/, '')
  const found = (await readProgramme(reader, site)) ?? (await readWordPress(reader, home)) ?? (await readAnySite(reader, home, onProgress))
  return { site: requireSomething(found), reader }
}

/** A programme in ORIF, or as a calendar. @returns undefined where there is something else, or nothing */
async function readProgramme(reader: PoliteReader, address: string): Promise<FoundSite | undefined> {
  try {
    const text = await reader.readText(address, { maxBytes: MAX_PROGRAMME_BYTES })
    if (isCalendar(text)) return await parseApart({ kind: 'calendar', text, address })
    return /^\s*\{/.test(text) ? await parseApart({ kind: 'orif', json: text, address }) : undefined
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}

/** Reads a file: what WordPress has exported, or a calendar. @throws Problem 422 `foreign_file`, `nothing_found` */
export async function readSourceFile({ config }: Platform, bytes: Uint8Array): Promise<ReadSource> {
  const site = bytes.length > MAX_SOURCE_FILE_BYTES ? undefined : await parseFile(bytes)
  if (!site)
    throw new Problem(422, 'foreign_file', t('This is neither an export file of WordPress nor a calendar, or it is too large or damaged.'))
  const [some] = [...site.documents, ...site.performances]
  return { site: requireSomething(site), reader: await createPoliteReader(some?.address ?? '', config.PRIVATE_FEED_HOSTS) }
}

/** Stands for a calendar that is a file: an address of nothing (RFC 2606), by which its entries are known when it comes again. */
const CALENDAR_FILE = 'https://calendar.invalid/'
/** So much of a file says what it is. */
const HEAD_BYTES = 200

async function parseFile(bytes: Uint8Array): Promise<FoundSite | undefined> {
  if (isCalendar(decodeText(bytes.subarray(0, HEAD_BYTES))))
    return parseApart({ kind: 'calendar', text: decodeText(bytes), address: CALENDAR_FILE })
  const file = await parseApart({ kind: 'wordpress-file', xml: new TextDecoder().decode(bytes) })
  if (!file || file === 'foreign') return undefined
  const { locked, notPublic, ...read } = file
  const drafts = notPublic > 0 ? [t('{n} drafts and private pages are left out.', { n: notPublic })] : []
  return { ...read, problems: [...locked.map(leftOutAsLocked), ...drafts] }
}

function isCalendar(text: string): boolean {
  return /^[\s\uFEFF]*BEGIN:VCALENDAR/i.test(text)
}

function requireSomething(site: FoundSite): FoundSite {
  if (site.documents.length + site.performances.length + (site.productions?.length ?? 0) > 0) return site
  const reason = site.problems[0] ?? t('There is no page to be moved.')
  throw new Problem(422, 'nothing_found', reason)
}
