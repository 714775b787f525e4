import { toInstant } from '../platform/clock/clock.ts'
import { formatShortDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import type { media } from '../platform/media/tables.ts'
import { link } from '../platform/routing/link.ts'
import type { ProductionCardView } from './components/ProductionCard.tsx'
import type { productions } from './tables.ts'
import { untilLabel } from './until-label.ts'

type Row = {
  production: Pick<typeof productions.$inferSelect, 'id' | 'slug' | 'title' | 'titleLanguage' | 'zweiklang'>
  image: typeof media.$inferSelect | null
  /** the start of the next performance, and when it is over */
  nextAt?: Date | null
  nextOverAt?: Date | null
}

/** What a grid of posters shows of a production; its next date is the last line. */
export function productionCard(
  { production, image, ...next }: Row,
  lines: (string | null)[],
  now: Temporal.Instant,
  notation?: Notation,
): ProductionCardView {
  return {
    id: production.id,
    url: link('productions-slug-id', { slug: production.slug, id: production.id }),
    title: production.title,
    ...(production.titleLanguage ? { titleLanguage: production.titleLanguage } : {}),
    lines: [...lines, nextLabel(next, now, notation)].filter((line): line is string => Boolean(line)),
    zweiklang: production.zweiklang,
    picture: pictureOf(image),
  }
}

/** When a production next plays, or until when what runs over days is there. */
function nextLabel({ nextAt, nextOverAt }: Pick<Row, 'nextAt' | 'nextOverAt'>, now: Temporal.Instant, notation?: Notation): string {
  if (!nextAt) return ''
  const until = untilLabel(
    { event: { startsAt: nextAt, endsAt: nextOverAt ?? null }, production: { durationMinutes: null } },
    now,
    notation,
  )
  return until || t('next on {date}', { date: formatShortDate(toInstant(nextAt), notation) })
}
