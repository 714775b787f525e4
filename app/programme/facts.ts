import { formatDuration } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { productions } from './tables.ts'

/** Duration, intermissions, age and language of a production, each as a few words. */
export function factsOf(production: typeof productions.$inferSelect): string[] {
  const { durationMinutes, intermissions, ageFrom, language } = production
  const pause = intermissions > 0 ? t('{n} intermissions', { n: intermissions }) : t('no intermission')
  return [
    durationMinutes ? `${formatDuration(durationMinutes)}, ${pause}` : '',
    ageFrom ? t('from age {age}', { age: ageFrom }) : '',
    language,
  ].filter(Boolean)
}
