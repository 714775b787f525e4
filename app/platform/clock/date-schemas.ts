import { z } from 'zod'
import { t } from '../i18n/i18n.ts'

/** Before this, zones had offsets with seconds, which neither the database's answers nor the API's form can bear. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const isInReach = (text: string) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR
const outOfReach = {
  error: () => t('Enter a date between the years {first} and {last}.', { first: FIRST_YEAR, last: LAST_YEAR }),
}

/** A day as calls and forms write it, `2026-12-31`. */
export const isoDate = z.iso.date({ abort: true }).refine(isInReach, outOfReach)
/** A moment on the wall clock of the house, or one with its offset: `2026-12-31T19:30`, `2026-12-31T19:30:00+01:00`. */
export const isoDateTime = z.iso.datetime({ offset: true, local: true, abort: true }).refine(isInReach, outOfReach)
/** A moment that names its offset. */
export const isoDateTimeWithOffset = z.iso.datetime({ offset: true, abort: true }).refine(isInReach, outOfReach)
