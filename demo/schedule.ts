import type { EventMark } from '../app/programme/schema.ts'
import { productions } from './content/productions.ts'
import type { DemoProduction, RoomSlug } from './content/types.ts'
import { createDice, type Dice } from './posters/seeded-dice.ts'

/** One performance of the demo house, as the schedule plans it. */
export type PlannedEvent = {
  production: string
  room: RoomSlug
  day: string
  time: string
  marks: EventMark[]
  status: 'scheduled' | 'cancelled' | 'moved'
  note: string
  isFree: boolean
  /** share of the seats that others have bought already */
  soldShare: number
}

const EVENING_ROOMS: RoomSlug[] = ['grosses-haus', 'werkhalle', 'studio']
const MONDAY = 1
const SATURDAY = 6
const SUNDAY = 7

const current = productions.filter((production) => production.season === 'current')
const evening = current.filter((production) => production.startTimes.some((time) => time >= '19:00') && production.room !== 'seebuehne')
const family = current.filter((production) => production.type === 'familie')

/**
 * What the house plays on a day: a function of the day alone, so that the programme can be drawn on as time
 * passes and never changes behind anybody's back. Every day has a performance in the evening.
 */
export function performancesOn(day: Temporal.PlainDate): PlannedEvent[] {
  const random = createDice(`schedule/${day}`)
  const plan: PlannedEvent[] = []
  const weekend = day.dayOfWeek >= SATURDAY
  const rooms =
    day.dayOfWeek === MONDAY ? EVENING_ROOMS.slice(0, 1) : weekend ? EVENING_ROOMS : EVENING_ROOMS.slice(0, random.chance(0.5) ? 2 : 1)
  for (const room of rooms) {
    const choices = evening.filter((production) => production.room === room)
    const production = choices[(dayNumber(day) + room.length) % choices.length]
    if (production) plan.push(planned(production, day, eveningTime(production), random))
  }
  if (weekend || day.dayOfWeek === 3) {
    const production = family[dayNumber(day) % family.length]
    if (production && !plan.some((event) => event.room === production.room && event.time < '18:00'))
      plan.push(planned(production, day, production.startTimes[0] ?? '15:00', random))
  }
  if (day.dayOfWeek === SUNDAY) {
    const matinee = productions.find((production) => production.type === 'gespraech')
    if (matinee) plan.push(planned(matinee, day, '11:00', random))
  }
  if (day.dayOfWeek === SATURDAY && day.day <= 7) {
    const lake = productions.find((production) => production.room === 'seebuehne' && production.season === 'current')
    if (lake) plan.push(planned(lake, day, '19:00', random))
  }
  return plan.sort((a, b) => a.time.localeCompare(b.time))
}

function eveningTime(production: DemoProduction): string {
  return production.startTimes.find((time) => time >= '19:00') ?? '19:30'
}

function planned(production: DemoProduction, day: Temporal.PlainDate, time: string, random: Dice): PlannedEvent {
  const isFree = production.priceTable === 'free'
  const fate = random.next()
  return {
    production: production.slug,
    room: production.room,
    day: day.toString(),
    time,
    marks: marksOf(production, createDice(`marks/${day}/${production.slug}`)),
    status: fate > 0.975 ? 'cancelled' : 'scheduled',
    note: fate > 0.975 ? 'Wegen einer Erkrankung im Ensemble entfällt diese Vorstellung.' : '',
    isFree,
    soldShare: fate < 0.08 ? 1 : fate < 0.22 ? 0.95 : 0.25 + fate * 0.5,
  }
}

/** What some performances of a production offer, and how often. */
const OFFERS: [tag: string, mark: EventMark, share: number][] = [
  ['mit-uebertiteln', 'surtitles', 1],
  ['mit-audiodeskription', 'audio-description', 0.3],
  ['mit-gebaerdensprache', 'sign-language', 0.3],
  ['entspannte-vorstellung', 'relaxed', 0.3],
  ['mit-nachgespraech', 'talk', 0.4],
]

function marksOf(production: DemoProduction, random: Dice): EventMark[] {
  const marks: EventMark[] = production.genre === 'urauffuehrung' ? ['world-premiere'] : []
  for (const [tag, mark, share] of OFFERS) if (production.tags.includes(tag) && random.chance(share)) marks.push(mark)
  if (production.genre === 'dokumentartheater' && !marks.includes('talk')) marks.push('talk')
  return marks
}

function dayNumber(day: Temporal.PlainDate): number {
  return Temporal.PlainDate.from('2020-01-01').until(day).days
}
