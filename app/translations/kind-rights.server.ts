import type { Viewer } from '../platform/auth/auth.ts'
import { type Action, can, canWithType } from '../platform/auth/rights.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { recordTypes } from '../records/registry.server.ts'
import { settingsKind } from '../site/index.server.ts'

/**
 * Refuses who may not read or write records of a kind at all, before anything else of a call is looked at. Pages are judged one
 * by one.
 * @throws Problem 403
 */
export function assertMayWithKind(viewer: Viewer, action: Action, name: string): void {
  const type = recordTypes().find((one) => one.name === name)
  const may = type ? canWithType(viewer.role, action, type) : name !== settingsKind.name || can(viewer.role, action, 'settings')
  if (!may) throw forbidden()
}
