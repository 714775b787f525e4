import { texts as backup } from '../backup/texts.server.de.ts'
import { texts as booking } from '../booking/texts.server.de.ts'
import { texts as commandLine } from '../command-line/texts.server.de.ts'
import { texts as content } from '../content/texts.server.de.ts'
import { texts as forms } from '../forms/texts.server.de.ts'
import { texts as identity } from '../identity/texts.server.de.ts'
import { texts as moveIn } from '../move-in/texts.server.de.ts'
import { texts as platform } from '../platform/texts.server.de.ts'
import { texts as review } from '../review/texts.server.de.ts'
import { texts as server } from '../server/texts.server.de.ts'
import { texts as shell } from '../shell/texts.server.de.ts'
import { texts as site } from '../site/texts.server.de.ts'
import { texts as siteArchive } from '../site-archive/texts.server.de.ts'
import { texts as starters } from '../starters/texts.server.de.ts'
import { texts as translations } from '../translations/texts.server.de.ts'

/** German texts that only the server says, in mails and refusals. No browser loads them. */
export const deServer = {
  ...backup,
  ...booking,
  ...commandLine,
  ...content,
  ...forms,
  ...identity,
  ...moveIn,
  ...platform,
  ...review,
  ...server,
  ...shell,
  ...site,
  ...siteArchive,
  ...starters,
  ...translations,
} as const
