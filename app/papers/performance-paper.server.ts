import { readSales } from '../booking/index.server.ts'
import { toInstant } from '../platform/clock/clock.ts'
import { formatDuration, formatLongDate, formatTime } from '../platform/format/date.ts'
import { orNotFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { zweiklaenge } from '../platform/theme/color-pair.ts'
import { castOf } from '../programme/cast.ts'
import { MARK_LABELS, statusLabel } from '../programme/event-view.ts'
import { findEvent } from '../programme/events/queries.server.ts'
import { addressLine, readLocations } from '../programme/locations.server.ts'
import { listContributors } from '../programme/productions/queries.server.ts'
import { DEFAULT_DURATION_MINUTES } from '../programme/schedule-slot.ts'
import { readSettings } from '../site/index.server.ts'

/** What a paper about one performance says. */
export type PerformancePaper = Awaited<ReturnType<typeof readPerformancePaper>>

/** Reads a performance, online or not, for its evening sheet and its cast sheet. @throws Problem 404 */
export async function readPerformancePaper(platform: Platform, id: number) {
  const row = orNotFound(await findEvent(platform, id, { alsoOffline: true }))
  const { event, production, room } = row
  const [contributors, locations, sales, { design }] = await Promise.all([
    listContributors(platform, production.id, event.id),
    readLocations(platform),
    readSales(platform, event.idJet ? [event.idJet] : []),
    readSettings(platform),
  ])
  const begins = toInstant(event.startsAt)
  const minutes = production.durationMinutes
  const ends = event.endsAt ? toInstant(event.endsAt) : begins.add({ minutes: minutes ?? DEFAULT_DURATION_MINUTES })
  const location = locations.get(event.roomId)
  const cast = castOf(contributors)
  const { ground, ink } = zweiklaenge[production.zweiklang]
  return {
    house: design.houseName,
    title: production.title,
    subline: production.subline,
    date: formatLongDate(begins),
    starts: formatTime(begins, design),
    ends: formatTime(ends, design),
    isEndKnown: event.endsAt !== null || minutes !== null,
    place: location ? addressLine(location) : room.name,
    status: statusLabel(event.status),
    note: event.note,
    // Nobody has said that there is no interval where not even the running time is known.
    duration: minutes ? `${formatDuration(minutes)}, ${intermissionWords(production.intermissions)}` : '',
    marks: event.marks.map((mark) => MARK_LABELS[mark]()),
    language: production.language,
    ageFrom: production.ageFrom,
    contentNotes: production.contentNotes,
    importantInfo: production.importantInfo,
    cast: cast.filter(({ kind }) => kind === 'cast'),
    team: cast.filter(({ kind }) => kind === 'team'),
    sales: sales.get(event.idJet) ?? null,
    colours: { ground, ink },
  }
}

function intermissionWords(count: number): string {
  return count === 0 ? t('no interval') : t('{n} intervals', { n: count })
}
