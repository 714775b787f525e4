import { ausstattung } from './persons/ausstattung.ts'
import { dramaturgie } from './persons/dramaturgie.ts'
import { gaeste } from './persons/gaeste.ts'
import { leitung } from './persons/leitung.ts'
import { musik } from './persons/musik.ts'
import { regie } from './persons/regie.ts'
import { schauspiel } from './persons/schauspiel.ts'
import { tanz } from './persons/tanz.ts'
import type { DemoPerson } from './types.ts'

/** The people of the theatre. */
export const persons: DemoPerson[] = [...schauspiel, ...tanz, ...musik, ...regie, ...ausstattung, ...dramaturgie, ...leitung, ...gaeste]
