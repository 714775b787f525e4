import { inArray } from 'drizzle-orm'
import type { ContentNode } from '../../content/index.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type PictureSource, pictureOf } from '../../platform/media/picture.ts'
import { media } from '../../platform/media/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventView, listEvents } from '../../programme/index.server.ts'
import type { ZweiklangName } from '../../ui/zweiklang.ts'

/** What a hero without words of its own shows: the next performance. */
export type TonightHero = {
  title: string
  facts: string[]
  url: string
  button: string
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

/** Reads the next performance for heroes that have no headline. Three statements, only when there is such a hero. */
export async function loadHeroes(platform: Platform, nodes: ContentNode[]): Promise<Record<string, TonightHero>> {
  const empty = nodes.filter((node) => !node.data.headline && !node.data.image)
  if (empty.length === 0) return {}
  const now = platform.clock.now()
  const { rows } = await listEvents(platform, { from: now, pageSize: 1 })
  const [row] = rows
  if (!row) return {}
  const event = eventView(row, now)
  const [wide] = row.production.wideImageId
    ? await platform.db
        .select()
        .from(media)
        .where(inArray(media.id, [row.production.wideImageId]))
    : []
  const isToday = dayOf(now).toString() === event.day
  const hero: TonightHero = {
    title: event.title,
    facts: [isToday ? t('Tonight') : event.shortDate, event.time, event.room, ...event.marks.slice(0, 1)],
    url: event.url,
    button: event.price && !event.isFree ? t('Tickets from {price}', { price: event.price }) : t('To the performance'),
    zweiklang: event.zweiklang,
    picture: pictureOf(wide),
  }
  return Object.fromEntries(empty.map((node) => [node.id, hero]))
}
