import { texts as checker } from '../editor/checker/texts.staff.de.ts'
import { texts as clipboard } from '../editor/clipboard/texts.staff.de.ts'
import { texts as commands } from '../editor/commands/texts.staff.de.ts'
import { texts as comments } from '../editor/comments/texts.staff.de.ts'
import { texts as compare } from '../editor/compare/texts.staff.de.ts'
import { texts as crop } from '../editor/crop/texts.staff.de.ts'
import { texts as entry } from '../editor/entry/texts.staff.de.ts'
import { texts as languages } from '../editor/languages/texts.staff.de.ts'
import { texts as outline } from '../editor/outline/texts.staff.de.ts'
import { texts as overlay } from '../editor/overlay/texts.staff.de.ts'
import { texts as pages } from '../editor/pages/texts.staff.de.ts'
import { texts as palette } from '../editor/palette/texts.staff.de.ts'
import { texts as panel } from '../editor/panel/texts.staff.de.ts'
import { texts as picker } from '../editor/picker/texts.staff.de.ts'
import { texts as publish } from '../editor/publish/texts.staff.de.ts'
import { texts as recordFields } from '../editor/record-fields/texts.staff.de.ts'
import { texts as reuse } from '../editor/reuse/texts.staff.de.ts'
import { texts as review } from '../editor/review/texts.staff.de.ts'
import { texts as session } from '../editor/session/texts.staff.de.ts'
import { texts as share } from '../editor/share/texts.staff.de.ts'
import { texts as strip } from '../editor/strip/texts.staff.de.ts'
import { texts as table } from '../editor/table/texts.staff.de.ts'
import { texts as text } from '../editor/text/texts.staff.de.ts'
import { texts as editor } from '../editor/texts.staff.de.ts'
import { texts as tools } from '../editor/tools/texts.staff.de.ts'
import { texts as view } from '../editor/view/texts.staff.de.ts'
import { texts as visibility } from '../editor/visibility/texts.staff.de.ts'

/** German texts of the editor: those of each of its parts, and those that several of them say. */
export const deEditor = {
  ...editor,
  ...checker,
  ...clipboard,
  ...commands,
  ...comments,
  ...compare,
  ...crop,
  ...entry,
  ...languages,
  ...outline,
  ...overlay,
  ...pages,
  ...palette,
  ...panel,
  ...picker,
  ...publish,
  ...recordFields,
  ...reuse,
  ...review,
  ...session,
  ...share,
  ...strip,
  ...table,
  ...text,
  ...tools,
  ...view,
  ...visibility,
} as const
