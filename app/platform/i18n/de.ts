import { booking } from './de/booking.ts'
import { content } from './de/content.ts'
import { forms } from './de/forms.ts'
import { magazine } from './de/magazine.ts'
import { modules } from './de/modules.ts'
import { programme } from './de/programme.ts'
import { search } from './de/search.ts'
import { shell } from './de/shell.ts'
import { site } from './de/site.ts'

/** German texts that visitors read. What staff read stands in `de-staff.ts` and never reaches visitors. */
export const de = { ...shell, ...site, ...programme, ...booking, ...magazine, ...search, ...forms, ...content, ...modules } as const
