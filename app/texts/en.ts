import { texts as admin } from '../admin/texts.en.ts'
import { texts as booking } from '../booking/texts.en.ts'
import { texts as casting } from '../casting/texts.en.ts'
import { texts as commandLine } from '../command-line/texts.en.ts'
import { texts as content } from '../content/texts.en.ts'
import { texts as editor } from '../editor/texts.en.ts'
import { texts as evening } from '../evening/texts.en.ts'
import { texts as forms } from '../forms/texts.en.ts'
import { texts as identity } from '../identity/texts.en.ts'
import { texts as imports } from '../imports/texts.en.ts'
import { texts as magazine } from '../magazine/texts.en.ts'
import { texts as mediaLibrary } from '../media-library/texts.en.ts'
import { texts as modules } from '../modules/texts.en.ts'
import { texts as moveIn } from '../move-in/texts.en.ts'
import { texts as operations } from '../operations/texts.en.ts'
import type { Forms, PluralId } from '../platform/i18n/message-ids.ts'
import { texts as programme } from '../programme/texts.en.ts'
import { texts as scheduling } from '../scheduling/texts.en.ts'
import { texts as search } from '../search/texts.en.ts'
import { texts as shell } from '../shell/texts.en.ts'
import { texts as staffUi } from '../staff-ui/texts.en.ts'
import { texts as translations } from '../translations/texts.en.ts'
import { texts as ui } from '../ui/texts.en.ts'
import { texts as users } from '../users/texts.en.ts'

/** English forms of the texts that depend on a number. All other texts are their ids, without the context. */
export const en: Record<PluralId, Forms> = {
  ...admin,
  ...booking,
  ...casting,
  ...commandLine,
  ...content,
  ...editor,
  ...evening,
  ...forms,
  ...identity,
  ...imports,
  ...magazine,
  ...mediaLibrary,
  ...modules,
  ...moveIn,
  ...operations,
  ...programme,
  ...scheduling,
  ...search,
  ...shell,
  ...staffUi,
  ...translations,
  ...ui,
  ...users,
}
