import { mayEdit } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { type Action, can, canWithType, readsOnlyPublished, seesWorkOf } from '../platform/auth/rights.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { ROLE_TEXTS } from '../programme/index.server.ts'
import { recordTypes } from '../records/registry.server.ts'
import { FOOTER_TEXTS, HEADER_TEXTS, settingsKind } from '../site/index.server.ts'

/** Whether the viewer may translate something of a record: whoever may edit it. Single texts may still be refused. */
export function mayTranslate(viewer: Viewer, recordType: string, id: number): boolean {
  return mayWithKind(viewer, 'write', recordType) ?? mayEdit(viewer, recordType, id)
}

/**
 * Refuses who may not read or write records of a kind at all, before anything else of a call is looked at.
 * @throws Problem 403
 */
export function assertMayWithKind(viewer: Viewer, action: Action, name: string): void {
  if (mayWithKind(viewer, action, name) === false) throw forbidden()
}

/** Whether what is translated belongs to the settings: their texts, and those of header and footer. */
export function isOfSettings(name: string): boolean {
  return [settingsKind.name, HEADER_TEXTS.name, FOOTER_TEXTS.name].some((one) => one === name)
}

/** Whether it is no record and no page, so that whoever may write its kind may write all of it. */
export function isOfItsOwn(name: string): boolean {
  return isOfSettings(name) || name === ROLE_TEXTS.name
}

/** @returns undefined for pages and legal pages, which are judged one by one */
function mayWithKind(viewer: Viewer, action: Action, name: string): boolean | undefined {
  if (readsOnlyPublished(viewer.role)) return false
  const type = recordTypes().find((one) => one.name === name)
  if (type) return canWithType(viewer.role, action, type) && seesWorkOf(viewer.role, type)
  if (name === ROLE_TEXTS.name) return can(viewer.role, action, 'programme')
  return isOfSettings(name) ? can(viewer.role, action, 'settings') : undefined
}
