import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { ExistingProgramme } from './existing-programme.server.ts'
import type { ReadLine } from './imported-line.ts'
import type { LedField } from './led-field.ts'
import type { Match } from './match-lines.ts'

/** Says whether a source may change a field of a performance. @param says its new value, where it matters which */
export type Lead = (eventId: number, field: LedField, says?: string) => boolean

/**
 * The lines with what the house leads as it stands in the house, so that a source changes only what it leads. New
 * performances are taken over whole, and a line's production counts only for them.
 * @returns the lines, and their matches by line
 */
export function withHouseValues(
  lines: ReadLine[],
  matches: Map<ReadLine, Match>,
  lead: Lead,
  { titles, roomNames }: Pick<ExistingProgramme, 'titles' | 'roomNames'>,
): { lines: ReadLine[]; matches: Map<ReadLine, Match> } {
  const led = new Map<ReadLine, Match>()
  const result = lines.map((read): ReadLine => {
    const match = matches.get(read)
    const { value } = read
    if (!match || !value || !match.event) {
      if (match) led.set(read, match)
      return read
    }
    const { event } = match
    const isLed = (field: LedField) => lead(event.id, field, field === 'status' ? value.status : undefined)
    const roomName = roomNames.get(event.roomId) ?? ''
    const storedEnd = event.endsAt ? isoWithOffset(toInstant(event.endsAt)) : null
    const line: ReadLine = {
      ...read,
      value: {
        ...value,
        production: titles.get(event.productionId) ?? value.production,
        room: isLed('roomId') ? value.room : roomName,
        startsAt: isLed('startsAt') ? value.startsAt : isoWithOffset(toInstant(event.startsAt)),
        // An end that only the house leads moves with the start.
        endsAt: isLed('endsAt') ? value.endsAt : isLed('startsAt') ? undefined : storedEnd,
        ...Object.fromEntries(
          (['status', 'note', 'idJet', 'ticketUrl'] as const).filter((field) => !isLed(field)).map((field) => [field, undefined]),
        ),
      },
    }
    led.set(line, {
      ...match,
      productionId: event.productionId,
      room: isLed('roomId') ? match.room : { id: event.roomId, name: roomName },
    })
    return line
  })
  return { lines: result, matches: led }
}
