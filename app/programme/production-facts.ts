import { formatDuration } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Fact } from './components/PosterHead.tsx'
import type { productions } from './tables.ts'

/** Duration, intermissions, age and language of a production, formatted for display. */
export function factsOf(production: typeof productions.$inferSelect): Fact[] {
  const { durationMinutes, intermissions, ageFrom, language } = production
  const pause = intermissions > 0 ? t('{n} intervals', { n: intermissions }) : t('no interval')
  const facts = [
    durationMinutes ? `${formatDuration(durationMinutes)}, ${pause}` : '',
    ageFrom ? t('ages {age}+', { age: ageFrom }) : '',
    language,
  ]
  return facts.filter(Boolean).map((text) => ({ text }))
}
