import { readShopCondition } from '../../booking/index.server.ts'
import type { ContentNode } from '../../content/index.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readPicture } from '../../platform/media/media-rows.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ZweiklangName } from '../../platform/theme/color-pair.ts'
import { eventView, findNextEvent } from '../../programme/index.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { isOwnHero } from './own-hero.ts'

/** The next performance, which fills the empty fields of a hero. */
export type TonightHero = {
  title: string
  /** whether it is today, and its date for a page that is read on another day */
  isToday: boolean
  date: string
  facts: string[]
  url: string
  button: string
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

/** `isFirst`: its picture is the first on the page and is loaded with priority. */
export type HeroExtra = { isFirst: boolean; tonight?: TonightHero }

/** Loads the next performance for heroes that are not fully edited. Four statements, only when there is such a hero. */
export default async function loadHeroes(platform: Platform, nodes: ContentNode[]): Promise<Record<string, HeroExtra>> {
  const tonight = nodes.every(({ data }) => isOwnHero(data)) ? undefined : await readTonightHero(platform)
  return Object.fromEntries(
    nodes.map((node, index) => [node.id, { isFirst: index === 0, ...(tonight && !isOwnHero(node.data) ? { tonight } : {}) }]),
  )
}

async function readTonightHero(platform: Platform): Promise<TonightHero | undefined> {
  const [row, { design }, shop] = await Promise.all([findNextEvent(platform), readSettings(platform), readShopCondition(platform)])
  if (!row) return undefined
  const now = platform.clock.now()
  const event = eventView(row, now, design, shop)
  return {
    title: event.title,
    isToday: dayOf(now).toString() === event.day,
    date: event.shortDate,
    facts: [event.time, event.room, ...event.marks.slice(0, 1)],
    url: event.url,
    button: event.price && event.isBookable ? t('Tickets from {price}', { price: event.price }) : t('View performance'),
    zweiklang: event.zweiklang,
    picture: await readPicture(platform, row.production.wideImageId),
  }
}
