import type { EventMark } from '../app/programme/schema.ts'
import { productions } from './content/productions.ts'
import type { DemoProduction, RoomSlug } from './content/types.ts'
import { createDice, type Dice } from './posters/seeded-random.ts'

/** A performance of the demo content, as the schedule plans it. */
export type PlannedEvent = {
  production: string
  room: RoomSlug
  day: string
  time: string
  marks: EventMark[]
  status: 'scheduled' | 'cancelled' | 'moved'
  note: string
  isFree: boolean
  /** understudy on this evening, and the part */
  standIn?: { role: string; person: string } | undefined
  /** whether it is a part of the longer event that begins this day */
  isPart?: boolean
  /** share of the seats that are sold from the start */
  soldShare: number
}

const EVENING_ROOMS: RoomSlug[] = ['grosses-haus', 'werkhalle', 'studio']
const MONDAY = 1
const SATURDAY = 6
const SUNDAY = 7
const DAYS_OF_WEEK = 7
/** On the first Sunday of a month the performances of the day are parts of this one. */
export const WHOLE_DAY = 'ein-ganzer-sonntag'
/** Share of the performances with a change of cast, of productions with an understudy. */
const STAND_IN_SHARE = 0.3

/** Minimum minutes between two performances of one person: to change the venue and the costume. */
export const MINUTES_BETWEEN_STAGES = 60

const current = productions.filter((production) => production.season === 'current')
const evening = current.filter((production) => production.startTimes.some((time) => time >= '19:00') && production.room !== 'seebuehne')
const family = current.filter((production) => production.type === 'familie')
const lake = current.find((production) => production.room === 'seebuehne')

/**
 * The performances of a day: a pure function of the day, so that the programme can be extended day by day and planned
 * days never change. Every day has a performance in the evening, and nobody is on two stages at once.
 */
export function performancesOn(day: Temporal.PlainDate): PlannedEvent[] {
  const random = createDice(`schedule/${day}`)
  const plan: PlannedEvent[] = []
  const weekend = day.dayOfWeek >= SATURDAY
  const rooms =
    day.dayOfWeek === MONDAY ? EVENING_ROOMS.slice(0, 1) : weekend ? EVENING_ROOMS : EVENING_ROOMS.slice(0, random.chance(0.5) ? 2 : 1)
  const isLakeDay = day.dayOfWeek === SATURDAY && day.day <= DAYS_OF_WEEK
  for (const production of eveningsOn(day, rooms, isLakeDay && lake ? [lake] : [])) {
    if (production) plan.push(planned(production, day, eveningTime(production), random))
    // Numbers are drawn for a dark room as well, so that those of other rooms do not depend on it.
    else random.next()
  }
  if (weekend || day.dayOfWeek === 3) {
    const production = family[dayNumber(day) % family.length]
    if (production && !plan.some((event) => event.room === production.room && event.time < '18:00'))
      plan.push(planned(production, day, production.startTimes[0] ?? '15:00', random))
  }
  if (day.dayOfWeek === SUNDAY && day.day <= DAYS_OF_WEEK) {
    const whole = productions.find(({ slug }) => slug === WHOLE_DAY)
    for (const event of plan) event.isPart = event.room === 'grosses-haus' || event.time < '18:00'
    if (whole) plan.push(planned(whole, day, whole.startTimes[0] ?? '10:00', createDice(`whole/${day}`)))
  }
  if (day.dayOfWeek === SUNDAY) {
    const matinee = productions.find((production) => production.type === 'gespraech')
    if (matinee) plan.push({ ...planned(matinee, day, '11:00', random), isPart: day.day <= DAYS_OF_WEEK })
  }
  if (isLakeDay && lake) plan.push(planned(lake, day, eveningTime(lake), random))
  return plan.sort((a, b) => a.time.localeCompare(b.time))
}

/**
 * The production of each room for the evening. Each room rotates through its productions day by day and skips those
 * whose people play elsewhere; the room with the fewest productions chooses first. A room without a possible production
 * stays dark.
 * @param others productions already planned for this evening
 */
function eveningsOn(day: Temporal.PlainDate, rooms: RoomSlug[], others: DemoProduction[]): (DemoProduction | undefined)[] {
  const choices = rooms.map((room) => ({ room, productions: evening.filter((production) => production.room === room) }))
  const chosen = new Map<RoomSlug, DemoProduction>()
  for (const { room, productions } of choices.toSorted((a, b) => a.productions.length - b.productions.length)) {
    const free = productions.filter((candidate) => [...others, ...chosen.values()].every((other) => areApart(candidate, other)))
    const production = free[(dayNumber(day) + room.length) % free.length]
    if (production) chosen.set(room, production)
  }
  return rooms.map((room) => chosen.get(room))
}

/** Whether two productions can play on one evening: without a common person, or far enough apart for a change. */
function areApart(a: DemoProduction, b: DemoProduction): boolean {
  const [earlier, later] = eveningTime(a) <= eveningTime(b) ? [a, b] : [b, a]
  const between = minutesOf(eveningTime(later)) - minutesOf(eveningTime(earlier)) - earlier.durationMinutes
  return between >= MINUTES_BETWEEN_STAGES || peopleOnStage(a).isDisjointFrom(peopleOnStage(b))
}

/** Everybody who may be needed, understudies included. */
function peopleOnStage({ contributors, understudies = {} }: DemoProduction): Set<string> {
  const cast = contributors.filter(({ kind }) => kind === 'cast')
  return new Set([...cast.map(({ person }) => person), ...Object.values(understudies)])
}

function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
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
    ...changeOf(isFree ? 0 : fate),
    isFree,
    standIn: standInOf(production, createDice(`cast/${day}/${production.slug}`)),
    soldShare: fate < 0.08 ? 1 : fate < 0.22 ? 0.95 : 0.25 + fate * 0.5,
  }
}

/** Status of a performance: a few are cancelled or rescheduled. */
function changeOf(fate: number): Pick<PlannedEvent, 'status' | 'note'> {
  if (fate > 0.975) return { status: 'cancelled', note: 'Wegen einer Erkrankung im Ensemble entfällt diese Vorstellung.' }
  if (fate > 0.95) return { status: 'moved', note: 'Nachholtermin für eine ausgefallene Vorstellung. Karten behalten ihre Gültigkeit.' }
  return { status: 'scheduled', note: '' }
}

function standInOf({ understudies = {} }: DemoProduction, random: Dice): PlannedEvent['standIn'] {
  const [first] = Object.entries(understudies)
  return first && random.chance(STAND_IN_SHARE) ? { role: first[0], person: first[1] } : undefined
}

/** Marks of some performances of a production, each with its frequency. */
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

/** Begin of the ticket sale: at ten on the first of the month two months before. */
export function saleBegins(day: Temporal.PlainDate): Temporal.PlainDateTime {
  return day.with({ day: 1 }).subtract({ months: 2 }).toPlainDateTime('10:00')
}
