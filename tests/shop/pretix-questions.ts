import { randomUUID } from 'node:crypto'

/** Where the questions are asked: a pretix, real or not, and what is there. */
export type Ground = {
  /** the organiser's address in the API */
  apiUrl: string
  token: string
  event: string
  /** a date with seats, and a product that has them, with a price of each of its variations */
  seated: { date: number; item: number; variation: number; price: string; zone: string; row: string }
  /** guids of seats: two that are free, one that is blocked */
  free: [string, string]
  blocked: string
  /** a product and a date on which nothing is left of it */
  exhausted: Tickets & { seat?: string }
  /** a product and a date that has no quota of it */
  uncounted: Tickets
}
type Tickets = { date: number; item: number; variation: number | null; price: string }

/** A question that the adapter asks, or could ask by mistake. */
type Question = { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown; headers?: Record<string, string> }

/** What was answered. Of lists of rows the first is enough. */
export type Answer = { status: number; headers: Record<string, string>; body: unknown }

const UNKNOWN_ID = 987654
/** All dates of both shops lie in it. */
const RANGE = { from: '2026-01-01T00:00:00Z', until: '2036-01-01T00:00:00Z' }
const HEADERS = ['content-type', 'last-modified', 'x-page-generated', 'retry-after']

/** Asks all questions, one after the other. @returns the answers by what was asked */
export async function askAll(ground: Ground): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const ask = async (name: string, question: Question): Promise<Answer> => {
    const answer = await send(ground, question)
    answers.set(name, answer)
    return answer
  }
  await askForCatalogue(ground, ask)
  await askForSeats(ground, ask)
  await askForCart(ground, ask)
  return answers
}

type Ask = (name: string, question: Question) => Promise<Answer>

async function askForCatalogue({ event, seated }: Ground, ask: Ask): Promise<void> {
  const of = `/events/${event}`
  await ask('an event', { path: `${of}/` })
  await ask('an event without the slash', { path: of })
  await ask('an event that is not there', { path: '/events/unbekannt/' })
  await ask('with a wrong key', { path: `${of}/`, headers: { authorization: 'Token falsch' } })
  await ask('settings', { path: `${of}/settings/` })
  await ask('categories', { path: `${of}/categories/?page=1` })
  const items = await ask('products', { path: `${of}/items/?active=true&page=1` })
  const since = items.headers['last-modified'] ?? ''
  await ask('products unless they are as before', { path: `${of}/items/?active=true&page=1`, headers: { 'if-modified-since': since } })
  await ask('coming dates', { path: `${of}/subevents/?is_future=true&page=1` })
  await ask('a page beyond the last', { path: `${of}/subevents/?is_future=true&page=99` })
  await ask('a date', { path: `${of}/subevents/${seated.date}/` })
  const range = new URLSearchParams({ date_from_after: RANGE.from, date_from_before: RANGE.until })
  await ask('the dates of all series in a range', { path: `/subevents/?is_future=true&ordering=date_from&${range}&page=1` })
  await ask('the events of a range that are no series', { path: `/events/?has_subevents=false&${range}&page=1` })
  await ask('a date that is not there', { path: `${of}/subevents/${UNKNOWN_ID}/` })
  const quotas = `${of}/quotas/?with_availability=true`
  await ask('quotas', { path: `${quotas}&subevent__in=${seated.date}&page=1` })
  await ask('quotas of a date that is not there', { path: `${quotas}&subevent__in=${seated.date},${UNKNOWN_ID}&page=1` })
}

async function askForSeats({ event, seated }: Ground, ask: Ask): Promise<void> {
  const ofDate = `/events/${event}/subevents/${seated.date}/seats/`
  await ask('seats', { path: `${ofDate}?page=1` })
  const row = new URLSearchParams({ zone_name: seated.zone, row_name: seated.row })
  await ask('seats of a row', { path: `${ofDate}?${row}&page=1` })
  await ask('seats that are free', { path: `${ofDate}?is_available=true&page=1` })
  await ask('seats that are taken', { path: `${ofDate}?is_available=false&page=1` })
  const { body } = await ask('a date with seats', { path: `/events/${event}/subevents/${seated.date}/` })
  const { seating_plan: plan } = body as { seating_plan: number }
  await ask('a seating plan', { path: `/seatingplans/${plan}/` })
  await ask('a seating plan that is not there', { path: `/seatingplans/${UNKNOWN_ID}/` })
  await ask('seats of a series', { path: `/events/${event}/seats/?page=1` })
}

async function askForCart({ event, seated, free, blocked, exhausted, uncounted }: Ground, ask: Ask): Promise<void> {
  const path = `/events/${event}/cartpositions/bulk_create/`
  const cart_id = `${randomUUID().replaceAll('-', '')}@api`
  const expires = '2036-01-01T00:00:00Z'
  const ticket = ({ date, item, variation, price }: Tickets, fields: object = {}) => ({
    ...{ cart_id, item, variation, price, subevent: date, expires, answers: [] },
    ...fields,
  })
  const create = (name: string, body: unknown, key: string = randomUUID()) =>
    ask(name, { method: 'POST', path, body, headers: { 'x-idempotency-key': key } })
  const [key, [first, second]] = [randomUUID(), free]
  const both = [ticket(seated, { seat: first }), ticket(seated, { seat: second })]
  const created = await create('two tickets', both, key)
  await create('the same under the same key', both, key)
  await create('a seat that is held', [ticket(seated, { seat: first })])
  await create('a seat that is blocked', [ticket(seated, { seat: blocked })])
  await create('a seat that is not there', [ticket(seated, { seat: 'nirgends' })])
  await create('no seat where there are some', [ticket(seated)])
  await create('a ticket of which nothing is left', [ticket(exhausted, exhausted.seat ? { seat: exhausted.seat } : {})])
  await create('a ticket without a quota on its date', [ticket(uncounted)])
  await create('a product that is not there', [ticket({ ...seated, item: UNKNOWN_ID })])
  await create('a variation that is not there', [ticket({ ...seated, variation: UNKNOWN_ID })])
  await create('no variation where there are some', [ticket({ ...seated, variation: null })])
  await create('a ticket for a date that is not there', [ticket({ ...seated, date: UNKNOWN_ID })])
  await create('a cart under another kind of name', [ticket(seated, { cart_id: 'warenkorb' })])
  await create('no price', [ticket(seated, { price: undefined })])
  await create('no list', both[0])
  await ask('positions of all carts', { path: `/events/${event}/cartpositions/?ordering=-datetime&page=1` })
  for (const id of idsIn(created)) {
    await ask('a position', { path: `/events/${event}/cartpositions/${id}/` })
    await ask('a position is deleted', { method: 'DELETE', path: `/events/${event}/cartpositions/${id}/` })
    await ask('a position that is gone', { path: `/events/${event}/cartpositions/${id}/` })
    await ask('a position that is gone is deleted', { method: 'DELETE', path: `/events/${event}/cartpositions/${id}/` })
  }
}

function idsIn({ body }: Answer): number[] {
  const { results } = body as { results: { data: { id: number } | null }[] }
  return results.flatMap(({ data }) => (data ? [data.id] : []))
}

async function send({ apiUrl, token }: Ground, { method = 'GET', path, body, headers }: Question): Promise<Answer> {
  const response = await fetch(apiUrl + path, {
    method,
    headers: { authorization: `Token ${token}`, 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const known = HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return { status: response.status, headers: Object.fromEntries(known), body: isJson ? JSON.parse(text) : text.slice(0, 100) }
}
