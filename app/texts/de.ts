import { texts as booking } from '../booking/texts.de.ts'
import { texts as consent } from '../consent/texts.de.ts'
import { texts as content } from '../content/texts.de.ts'
import { texts as embeds } from '../embeds/texts.de.ts'
import { texts as forms } from '../forms/texts.de.ts'
import { texts as magazine } from '../magazine/texts.de.ts'
import { texts as modules } from '../modules/texts.de.ts'
import { texts as platform } from '../platform/texts.de.ts'
import { texts as programme } from '../programme/texts.de.ts'
import { texts as records } from '../records/texts.de.ts'
import { texts as search } from '../search/texts.de.ts'
import { texts as shell } from '../shell/texts.de.ts'
import { texts as site } from '../site/texts.de.ts'
import { texts as ui } from '../ui/texts.de.ts'

/** German texts that visitors read. */
export const de = {
  ...booking,
  ...consent,
  ...content,
  ...embeds,
  ...forms,
  ...magazine,
  ...modules,
  ...platform,
  ...programme,
  ...records,
  ...search,
  ...shell,
  ...site,
  ...ui,
} as const
