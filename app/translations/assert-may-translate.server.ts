import { mayEdit, pageReference } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { writesFields } from '../platform/auth/rights.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { assertMayChange } from '../records/role-limits.server.ts'
import type { WriteContext } from '../records/write.server.ts'
import { isOfItsOwn } from './rights.server.ts'
import type { SubjectText, SubjectTexts } from './texts-of-subjects.server.ts'

/**
 * Requires that the viewer may edit what is translated: this field of the record, or its page. Who may, publishes it too.
 * @throws Problem 403
 */
export async function assertMayTranslate(
  work: WriteContext,
  viewer: Viewer,
  name: string,
  { subject, text }: { subject: SubjectTexts; text: SubjectText },
): Promise<void> {
  if (isOfItsOwn(name)) return
  const isRecord = work.type.name === name && work.type !== pageReference
  if (text.node || !isRecord) {
    if (!mayEdit(viewer, name, subject.id)) throw forbidden()
    return
  }
  if (!writesFields(viewer.role, work.type, [text.path[0] ?? ''])) throw forbidden()
  await assertMayChange(work, subject.id, subject.values, {})
}
