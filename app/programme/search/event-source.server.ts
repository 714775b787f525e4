import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import { startOfDay, toDate, toInstant } from '../../platform/clock/clock.ts'
import { lastDayOf, runsOverDays } from '../../platform/clock/span-days.ts'
import { formatLongDate, formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import type { SearchSource } from '../../search/index.ts'
import { readSettingsInTx } from '../../site/index.server.ts'
import { countsAsOverAt } from '../event-phase.ts'
import { MARK_LABELS, statusLabel } from '../event-view.ts'
import { events, exhibitionTypes, genres, productions, rooms, venues } from '../tables.ts'
import { affectedProductions, affectsAllProductions, allIds } from './affected-productions.server.ts'
import { contributorNames, eventTagNames, seriesNames } from './names.server.ts'

/** The search documents of performances, until they are over. */
export const eventSource: SearchSource = {
  kind: 'event',
  all: (tx) => allIds(tx, events),

  async touchedBy(tx, tags) {
    if (tags.unnamed('events', 'venues', 'notation') || affectsAllProductions(tags)) return 'all'
    const [event, venue] = [tags.ids('event'), tags.ids('venue')]
    const conditions: (SQL | undefined)[] = [affectedProductions(tx, tags)]
    if (event.length > 0) conditions.push(inArray(events.id, event))
    if (venue.length > 0) conditions.push(inArray(rooms.venueId, venue))
    const condition = or(...conditions)
    if (!condition) return []
    const rows = await tx
      .select({ id: events.id })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .innerJoin(rooms, eq(events.roomId, rooms.id))
      .where(condition)
    // Deleted records appear in the tags only.
    return [...new Set([...event, ...rows.map((row) => row.id)])]
  },

  async read(tx, ids) {
    const rows = await tx
      .select({
        event: events,
        slug: productions.slug,
        title: productions.title,
        subline: productions.subline,
        teaser: productions.teaser,
        language: productions.language,
        durationMinutes: productions.durationMinutes,
        imageId: productions.posterImageId,
        room: rooms.name,
        venue: venues.name,
        type: exhibitionTypes.name,
        genre: genres.name,
        contributors: contributorNames,
        tags: eventTagNames,
        series: seriesNames,
      })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .innerJoin(rooms, eq(events.roomId, rooms.id))
      .innerJoin(venues, eq(rooms.venueId, venues.id))
      .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
      .leftJoin(genres, eq(productions.genreId, genres.id))
      .where(and(inArray(events.id, ids), eq(events.isOnline, true), eq(productions.isOnline, true)))
    const { design } = await readSettingsInTx(tx)
    return rows.map(({ event, ...row }) => {
      const [starts, ends] = [toInstant(event.startsAt), countsAsOverAt({ event, production: row })]
      const days = [starts, ...(runsOverDays(starts, ends) ? [startOfDay(lastDayOf(starts, ends))] : [])].map(formatLongDate)
      return {
        objectId: event.id,
        groupId: event.productionId,
        title: row.title,
        detail: [statusLabel(event.status), `${days.join(' – ')}, ${formatTime(starts, design)}`, row.room]
          .filter(Boolean)
          .join('\u00a0· '),
        keywords: [
          row.subline,
          row.type ?? '',
          row.genre ?? '',
          row.venue,
          row.tags,
          row.series,
          ...event.marks.map((mark) => MARK_LABELS[mark]()),
        ],
        passages: [
          { text: [row.subline, event.note, row.teaser].filter(Boolean).join(' · ') },
          { label: t('With'), text: row.contributors },
          { label: t('Tags'), text: [row.type, row.genre, row.tags, row.language].filter(Boolean).join(', ') },
          { label: t('Series'), text: row.series },
        ],
        url: link('events-slug-id', { slug: row.slug, id: event.id }),
        imageId: row.imageId,
        happensAt: event.startsAt,
        visibleUntil: toDate(ends),
      }
    })
  },
}
