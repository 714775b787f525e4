import type { z } from 'zod'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { FoundPerformance, FoundSite } from '../found-site.ts'
import { MAX_PERFORMANCES } from '../found-site.ts'
import { performanceOfDate, performanceOfEvent, productionOfEvent, type ShownEvent } from './performance-of-pretix.ts'
import { type PoliteReader, Unread } from './polite-reader.server.ts'
import {
  eventSchema,
  itemSchema,
  listSchema,
  organiserSchema,
  type PretixEvent,
  quotaSchema,
  settingsSchema,
  subeventSchema,
} from './pretix-answers.ts'
import { problemText } from './problem-text.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** A list that never ends is left here: fifty entries a page. */
const MAX_PAGES = 200

/** A pretix by its calls: the organiser's address in them, and how they are read. */
type Calls = {
  address: string
  read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>
  list: <T>(path: string, schema: z.ZodType<T>) => Promise<T[]>
}

/**
 * Reads the events of a pretix by its own calls, past ones included: those of a series date by date, with their numbers, by
 * which prices and seats come from the shop. Addresses of the shop stay what they are, so nothing leads on from them.
 * @param address of the shop, of one of its events, or of the organiser in the API
 * @param key of its API; goes to that host alone
 * @throws Problem 422 `shop_denied`, `shop_unread`
 */
export async function readPretix(
  reader: PoliteReader,
  { address, key }: { address: string; key: string },
  onProgress: (read: number) => void,
): Promise<FoundSite> {
  const problems: string[] = []
  try {
    const calls = await callsOf(reader, address, key)
    const { name } = await calls.read('/', organiserSchema)
    const events = await calls.list('/events/?ordering=date_from', eventSchema)
    const site: FoundSite = { kind: 'pretix', name, documents: [], productions: [], performances: [], problems }
    for (const event of events) {
      if (!event.live) problems.push(t('{title} is not on sale yet and is left out.', { title: titleOf(event) }))
      else await addEvent(calls, site, { ...event, public_url: event.public_url || shopPage(calls.address, event.slug) })
      onProgress(site.performances.length)
    }
    return { ...site, performances: site.performances.slice(0, MAX_PERFORMANCES) }
  } catch (error) {
    throw refusalOf(address, error)
  }
}

/** Where pretix has the page of an event; versions before 2024 do not say it. */
function shopPage(organiser: string, slug: string): string {
  return new URL(`/${organiser.split('/').at(-1)}/${encodeURIComponent(slug)}/`, organiser).href
}

function titleOf({ name, slug }: PretixEvent): string {
  return Object.values(name ?? {}).find(Boolean) ?? slug
}

async function addEvent(calls: Calls, site: FoundSite, event: ShownEvent): Promise<void> {
  const of = `/events/${encodeURIComponent(event.slug)}`
  const items = await calls.list(`${of}/items/?active=true`, itemSchema)
  const quotas = await calls.list(`${of}/quotas/`, quotaSchema)
  const found: (FoundPerformance | undefined)[] = []
  if (event.has_subevents) {
    const dates = await calls.list(`${of}/subevents/?ordering=date_from`, subeventSchema)
    found.push(...dates.map((date) => performanceOfDate(event, date, { items, quotas })))
  } else {
    // A key may read events, and not what they are set to.
    const settings = await calls.read(`${of}/settings/`, settingsSchema).catch(() => undefined)
    const performance = performanceOfEvent(event, { items, quotas })
    found.push(performance)
    if (performance) site.productions?.push(productionOfEvent(event, performance, settings))
  }
  site.performances.push(...found.filter((one) => one !== undefined))
}

async function callsOf(reader: PoliteReader, address: string, key: string): Promise<Calls> {
  const secretHeaders = { authorization: `Token ${key}` }
  const read = async <T>(url: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(JSON.parse(await reader.readText(url, { maxBytes: MAX_BYTES, secretHeaders })))
  const list = async <T>(url: string, schema: z.ZodType<T>): Promise<T[]> => {
    const rows: T[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { next, results } = await read(`${url}${url.includes('?') ? '&' : '?'}page=${page}`, listSchema)
      rows.push(...results.flatMap((one) => schema.safeParse(one).data ?? []))
      if (!next) break
    }
    return rows
  }
  const organiser = await organiserOf(address, (url) => list(url, organiserSchema))
  return {
    address: organiser,
    read: (path, schema) => read(`${organiser}${path}`, schema),
    list: (path, schema) => list(`${organiser}${path}`, schema),
  }
}

/** The organiser's address in the API: the one that is given, that of the shop's first folder, or the only one of the key. */
async function organiserOf(address: string, list: (url: string) => Promise<{ slug: string }[]>): Promise<string> {
  const { origin, pathname } = new URL(address)
  const api = `${origin}/api/v1/organizers`
  const named = /^\/api\/v1\/organizers\/([^/]+)/.exec(pathname)?.[1]
  if (named) return `${api}/${named}`
  const [folder] = pathname.split('/').filter(Boolean)
  const organisers = await list(`${api}/`)
  const found = organisers.find(({ slug }) => slug === folder) ?? (organisers.length === 1 ? organisers[0] : undefined)
  if (found) return `${api}/${encodeURIComponent(found.slug)}`
  throw new Problem(422, 'shop_unread', t('This key is for several organisers. Enter the address of one: https://pretix.eu/house/'))
}

/** What keeps the shop from being read, for people; the key is never part of it. */
function refusalOf(address: string, error: unknown): unknown {
  if (error instanceof Unread && /^status 40[13]$/.test(error.problem)) {
    return new Problem(422, 'shop_denied', t('pretix does not accept this key. Make a new one in pretix: Organiser, Teams, API keys.'))
  }
  if (error instanceof Unread) return new Problem(422, 'shop_unread', problemText(address, error))
  if (error instanceof SyntaxError || (error as Error).name === 'ZodError')
    return new Problem(422, 'shop_unread', t('There is no pretix at this address. Leave the key empty to read a website.'))
  return error
}
