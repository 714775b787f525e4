import { toInstant } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Column } from './columns.ts'
import { type EventRow, type ExistingProgramme, normalizeName } from './existing-programme.server.ts'
import { findRoom } from './find-room.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'
import { cellsOf, titleOf } from './read-line.ts'
import { wholeNumber } from './whole-number.ts'

type Programme = Pick<ExistingProgramme, 'productions' | 'titles' | 'rooms' | 'roomNames' | 'events'>

/**
 * The lines that the house has written itself, with the names of what they say by number. So an export that nobody has changed
 * changes nothing, and one that was edited changes the performances that it names.
 */
export function withOwnNames(lines: ReadLine[], programme: Programme): ReadLine[] {
  const events = new Map(programme.events.map((event) => [event.id, event]))
  return lines.map((line) => {
    const { value, cells } = line
    if (value?.own === 'calendar') return { ...line, value: asInHouse(value, events.get(value.eventId ?? 0), programme) }
    if (value?.own === 'list') return named(line, value, { event: events.get(value.eventId ?? 0), programme })
    if (cells?.eventId === undefined) return line
    // What is wrong with it is corrected by people, who know names.
    const { production, room } = namesIn({ production: cells.production ?? '', room: cells.room ?? '' }, { programme })
    return { ...line, title: line.title.replace(cells.production ?? '', production), cells: { ...cells, production, room } }
  })
}

type Context = { event?: EventRow | undefined; programme: Programme }
type Names = { production: string; room: string; productionId?: number; roomId?: number }

function named(line: ReadLine, value: ImportedLine, { event, programme }: Context): ReadLine {
  const names = namesIn(value, { event, programme })
  const now = { ...value, ...names }
  const reject = (column: Column, reason: string): ReadLine => {
    return { ...line, title: titleOf(now), value: undefined, reasons: [reason], faults: { [column]: reason }, cells: cellsOf(now) }
  }
  const number = names.productionId === undefined ? wholeNumber(value.production) : undefined
  if (number !== undefined && !programme.productions.has(normalizeName(value.production)))
    return reject('production', t('There is no production with the number {n} here.', { n: number }))
  if (event && isAnother(now, event, programme))
    return reject(
      'eventId',
      t('Performance {n} is another one here: “{title}”.', { n: event.id, title: programme.titles.get(event.productionId) ?? '' }),
    )
  return { ...line, title: titleOf(now), value: now }
}

/**
 * The production and the room of a line by number, with their names. A title of digits, such as *1984*, is one where the
 * performance bears it.
 */
function namesIn({ production, room }: { production: string; room: string }, { event, programme }: Context): Names {
  const { titles, roomNames } = programme
  const productionId = idIn(production, event?.productionId, titles)
  const roomId = idIn(room, event?.roomId, roomNames)
  return {
    production: titles.get(productionId ?? 0) ?? production,
    room: roomNames.get(roomId ?? 0) ?? room,
    ...(productionId === undefined ? {} : { productionId }),
    ...(roomId === undefined ? {} : { roomId }),
  }
}

function idIn(text: string, current: number | undefined, names: ReadonlyMap<number, string>): number | undefined {
  if (current !== undefined && normalizeName(names.get(current) ?? '') === normalizeName(text)) return current
  const number = wholeNumber(text)
  return number !== undefined && names.has(number) ? number : undefined
}

/** Whether nothing of a line is what the performance of its number is: then another house has counted. */
function isAnother(value: ImportedLine, event: EventRow, { productions, rooms }: Programme): boolean {
  const productionIds = value.productionId ? [value.productionId] : (productions.get(normalizeName(value.production)) ?? [])
  const roomId = value.roomId ?? findRoom(value.room, { rooms })?.id
  const isAtTime = Temporal.Instant.compare(Temporal.Instant.from(value.startsAt), toInstant(event.startsAt)) === 0
  return !isAtTime && roomId !== event.roomId && !productionIds.includes(event.productionId)
}

/**
 * What an entry of the house's public calendar says beyond what visitors are told: the title without its state and in the
 * language of the house, no end where only the calendar needs one, no page of the shop.
 */
function asInHouse(value: ImportedLine, event: EventRow | undefined, { titles, rooms, roomNames }: Programme): ImportedLine {
  if (!event) return value
  const isInRoom = findRoom(value.room, { rooms }) !== undefined
  const { productionId, roomId } = event
  return {
    ...value,
    production: titles.get(productionId) ?? value.production,
    productionId,
    ...(isInRoom ? {} : { room: roomNames.get(roomId) ?? value.room, roomId }),
    endsAt: event.endsAt ? value.endsAt : undefined,
    // The calendar tells a performance that was moved from others by its title alone.
    status: value.status === 'scheduled' && event.status === 'moved' ? undefined : value.status,
    ticketUrl: undefined,
    planningId: undefined,
  }
}
