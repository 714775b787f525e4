import { z } from 'zod'
import { t } from '../i18n/i18n.ts'

/** Earlier dates have UTC offsets with seconds, which neither the database driver nor the API's format can represent. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const isInReach = (text: string) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR
const outOfReach = {
  error: () => t('Enter a date between the years {first} and {last}.', { first: FIRST_YEAR, last: LAST_YEAR }),
}

/** A day, `2026-12-31`. */
export const isoDate = z.iso.date({ abort: true }).refine(isInReach, outOfReach)
/** A date-time in local time or with an offset: `2026-12-31T19:30`, `2026-12-31T19:30:00+01:00`. */
export const isoDateTime = z.iso.datetime({ offset: true, local: true, abort: true }).refine(isInReach, outOfReach)
/** A date-time with an offset. */
export const isoDateTimeWithOffset = z.iso.datetime({ offset: true, abort: true }).refine(isInReach, outOfReach)
