import { toInstant } from '../platform/clock/clock.ts'
import { formatShortDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import type { media } from '../platform/media/tables.ts'
import { link } from '../platform/routing/link.ts'
import type { ProductionCardView } from './components/ProductionCard.tsx'
import type { productions } from './tables.ts'

type Row = {
  production: Pick<typeof productions.$inferSelect, 'id' | 'slug' | 'title' | 'titleLanguage' | 'zweiklang'>
  image: typeof media.$inferSelect | null
  /** the start of the next performance */
  nextAt?: Date | null
}

/** What a grid of posters shows of a production; its next date is the last line. */
export function productionCard({ production, image, nextAt }: Row, lines: (string | null)[], notation?: Notation): ProductionCardView {
  const next = nextAt ? t('next on {date}', { date: formatShortDate(toInstant(nextAt), notation) }) : ''
  return {
    id: production.id,
    url: link('productions-slug-id', { slug: production.slug, id: production.id }),
    title: production.title,
    ...(production.titleLanguage ? { titleLanguage: production.titleLanguage } : {}),
    lines: [...lines, next].filter((line): line is string => Boolean(line)),
    zweiklang: production.zweiklang,
    picture: pictureOf(image),
  }
}
