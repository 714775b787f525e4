import { mayEdit } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can, canWithType } from '../platform/auth/rights.ts'
import { recordTypes } from '../records/registry.server.ts'
import { settingsKind } from '../site/index.server.ts'

/** Whether the viewer may translate something of a record: whoever may edit it. Single texts may still be refused. */
export function mayTranslate(viewer: Viewer, recordType: string, id: number): boolean {
  const type = recordTypes().find(({ name }) => name === recordType)
  if (type) return canWithType(viewer.role, 'write', type)
  return recordType === settingsKind.name ? can(viewer.role, 'write', 'settings') : mayEdit(viewer, recordType, id)
}
