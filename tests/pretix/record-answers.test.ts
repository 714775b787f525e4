import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { differencesOf } from '../shop/answer-shape.ts'
import { type Answer, askAll, type Ground } from '../shop/pretix-questions.ts'
import { RECORDED, recordedAnswers } from '../shop/recorded-answers.ts'
import { readStage } from './stage.ts'
import { leaveTickets, setupApi } from './staged-shop.ts'

const itemSchema = z.object({
  id: z.int(),
  name: z.object({ de: z.string() }),
  variations: z.array(z.object({ id: z.int(), price: z.string() })),
})

/** The staged shop: two free seats and a blocked one, a seat group of which nothing is left, and one of another hall. */
async function prepareGround(): Promise<Ground> {
  const { apiUrl, siteToken, performances } = readStage()
  const { date } = performances.record
  const items = await setupApi().list(itemSchema, `/events/${SERIES}/items/`)
  const ticketOf = (name: string) => {
    const item = items.find((candidate) => candidate.name.de === name)
    const [variation] = item?.variations ?? []
    if (!item || !variation) throw new Error(`no ${name}`)
    return { date, item: item.id, variation: variation.id, price: variation.price }
  }
  await ensureSingleEvent()
  await leaveTickets('record', 'Kategorie 3', 0)
  const blocked = 'grosses-haus-1-1-3'
  await setupApi().post(z.unknown(), `/events/${SERIES}/subevents/${date}/seats/bulk_block/`, { seat_guids: [blocked] })
  return {
    ...{ apiUrl, token: siteToken, event: SERIES, free: ['grosses-haus-1-1-1', 'grosses-haus-1-1-2'], blocked },
    seated: { ...ticketOf('Kategorie 1'), zone: 'Parkett vorn', row: '1' },
    exhausted: { ...ticketOf('Kategorie 3'), seat: 'grosses-haus-3-1-1' },
    uncounted: ticketOf('Freie Platzwahl'),
  }
}

/** An event that is no series. */
async function ensureSingleEvent(): Promise<void> {
  if (await setupApi().exists('/events/konzert/')) return
  await setupApi().post(z.unknown(), '/events/', {
    ...{ name: { de: 'Konzert' }, slug: 'konzert', has_subevents: false, currency: 'EUR', timezone: 'Europe/Berlin' },
    ...{ date_from: Temporal.Now.instant().add({ hours: 24 }).toString(), is_public: false, plugins: [] },
  })
}

/** Answers of this shop today, with the first row of each list. */
async function record(): Promise<Record<string, Answer>> {
  const answers = [...(await askAll(await prepareGround()))]
  return Object.fromEntries(answers.map(([name, answer]) => [name, { ...answer, body: shortened(answer.body) }]))
}

/** Of two hundred settings those that booking is concerned with. */
const SETTINGS = z.object({ max_items_per_order: z.int(), reservation_time: z.int(), locales: z.array(z.string()) })

function shortened(body: unknown): unknown {
  const settings = SETTINGS.safeParse(body)
  if (settings.success) return settings.data
  const page = z.looseObject({ count: z.int(), results: z.array(z.unknown()) }).safeParse(body)
  if (page.success) return { ...page.data, results: page.data.results.slice(0, 1) }
  const plan = z.looseObject({ layout: z.unknown() }).safeParse(body)
  return plan.success ? { ...plan.data, layout: firstOfLists(plan.data.layout) } : body
}

/** A layout with the first entry of each of its lists. */
function firstOfLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstOfLists)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, firstOfLists(entry)]))
}

it('pretix answers as it did when its answers were recorded; with RECORD=1 they are recorded anew', async () => {
  const answers = await record()
  if (process.env.RECORD === '1') writeFileSync(RECORDED, `${JSON.stringify(answers, null, 1)}\n`)
  expect(differencesOf(new Map(Object.entries(answers)), recordedAnswers())).toEqual([])
})
