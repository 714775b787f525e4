import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { canSome, canWithType } from '../../platform/auth/rights.ts'
import { toDate, toInstant } from '../../platform/clock/clock.ts'
import { formatDuration, formatLongDate, formatTime } from '../../platform/format/date.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { media } from '../../platform/media/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { byPart, castOf } from '../../programme/cast.ts'
import { findProduction, listContributors } from '../../programme/productions/queries.server.ts'
import { events, productionImages, rooms } from '../../programme/tables.ts'
import { listOptions } from '../../records/list.server.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { typeFor } from '../../records/role-limits.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { lacksOf, type PressKit, type PressPicture, pressText } from './press-kit.ts'

/** More dates than a press release names. */
const MOST_DATES = 60

/**
 * What a production, online or not, has for the press; its pictures for those who read files.
 * @throws Problem 403 where the viewer may not read this production, 404
 */
export async function readPressKit(platform: Platform, viewer: Viewer, id: number): Promise<PressKit> {
  const readable = typeFor(platform, viewer, recordTypeNamed('production'))
  const isTheirs = !readable.only || (await listOptions(platform.db, readable, { q: '', ids: [id] })).length > 0
  if (!isTheirs) throw forbidden()
  const { production } = orNotFound(await findProduction(platform, id, { alsoOffline: true }))
  const { wideImageId, posterImageId, squareImageId } = production
  const [pictures, contributors, dates] = await Promise.all([
    canSome(viewer.role, 'read', 'media') ? readPictures(platform, id, [posterImageId, wideImageId, squareImageId]) : null,
    listContributors(platform, id),
    readDates(platform, id),
  ])
  const cast = byPart(castOf(contributors))
  const linesOf = (kind: 'cast' | 'team') =>
    cast.filter(({ people }) => people[0]?.kind === kind).map(({ role, people }) => `${role}: ${people.map(({ name }) => name).join(', ')}`)
  const credits = [...new Set((pictures ?? []).map(({ credit }) => credit).filter(Boolean))]
  const { durationMinutes: minutes, subline, teaser, description, premiereOn } = production
  const text = pressText(production.title, [
    { heading: '', lines: [subline] },
    { heading: '', lines: [teaser] },
    { heading: '', lines: [plainTextOf(description)] },
    { heading: t('Cast'), lines: linesOf('cast') },
    { heading: t('Creative team'), lines: linesOf('team') },
    { heading: t('Premiere'), lines: premiereOn ? [formatLongDate(toInstant(new Date(`${premiereOn}T12:00Z`)))] : [] },
    { heading: t('Dates'), lines: dates },
    { heading: '', lines: minutes ? [t('Running time: {duration}', { duration: formatDuration(minutes) })] : [] },
    { heading: t('Photo credits'), lines: credits },
  ])
  return { pictures, opensLibrary: canWithType(viewer.role, 'read', recordTypeNamed('media')), text }
}

async function readPictures({ db }: Platform, id: number, own: (number | null)[]): Promise<PressPicture[]> {
  const further = await db
    .select({ id: productionImages.mediaId })
    .from(productionImages)
    .where(eq(productionImages.productionId, id))
    .orderBy(asc(productionImages.position))
  const ids = [...new Set([...own, ...further.map((row) => row.id)].filter((mediaId) => mediaId !== null))]
  if (ids.length === 0) return []
  const rows = new Map((await db.select().from(media).where(inArray(media.id, ids))).map((row) => [row.id, row]))
  return ids.flatMap((mediaId) => {
    const row = rows.get(mediaId)
    if (!row?.width || !row.height) return []
    const { filename, alt, credit, rights, rightsUntil, width, height, mimeType, isWithdrawn } = row
    return [
      {
        id: mediaId,
        filename,
        alt,
        credit,
        rights,
        rightsUntil,
        width,
        height,
        lacks: lacksOf({ mimeType, isWithdrawn, credit, width, height }),
      },
    ]
  })
}

async function readDates(platform: Platform, productionId: number): Promise<string[]> {
  const { design } = await readSettings(platform)
  const rows = await platform.db
    .select({ startsAt: events.startsAt, room: rooms.name })
    .from(events)
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(
      and(
        eq(events.productionId, productionId),
        eq(events.isOnline, true),
        ne(events.status, 'cancelled'),
        gte(events.startsAt, toDate(platform.clock.now())),
      ),
    )
    .orderBy(asc(events.startsAt))
    .limit(MOST_DATES)
  return rows.map(({ startsAt, room }) => {
    const begins = toInstant(startsAt)
    return `${formatLongDate(begins)}, ${formatTime(begins, design)}, ${room}`
  })
}
