import { CODES } from './codes.ts'
import { CONTINGENTS } from './contingents.ts'
import { EXTRAS } from './extras.ts'
import { MONEY } from './money.ts'
import { NAMES } from './names.ts'
import { TERMS } from './terms.ts'
import type { Way } from './way.ts'

/**
 * Ways in which houses set up pretix, by what they are about: for the eye by `npm run pretix -- --like-houses`, and for the tests
 * of the real pretix.
 */
export const WAYS_BY_KIND = {
  'Namen, Kategorien, Bereiche': NAMES,
  'Was dazugehört': EXTRAS,
  Kontingente: CONTINGENTS,
  'Zeiten, Mengen, Kreise': TERMS,
  Geld: MONEY,
  Codes: CODES,
}

type AllWays = typeof NAMES & typeof EXTRAS & typeof CONTINGENTS & typeof TERMS & typeof MONEY & typeof CODES
export type WayName = keyof AllWays

/** All of them by name. */
export const WAYS: Record<WayName, Way> = { ...NAMES, ...EXTRAS, ...CONTINGENTS, ...TERMS, ...MONEY, ...CODES }
