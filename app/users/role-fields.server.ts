import { AREAS, type Area } from '../platform/auth/areas.ts'
import type { Permissions } from '../platform/auth/permissions.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { recordTypes } from '../records/registry.server.ts'

/** The record types of an area with their fields, among which an administrator chooses what a role may change. */
export type AreaFields = { area: Area; types: { name: string; plural: string; fields: { name: string; label: string }[] }[] }

/** The record types of all areas that have some, with their fields, in the order of the menu and of the forms. */
export function readAreaFields(): AreaFields[] {
  const labelled = (fields: Record<string, { label: Label }>) =>
    Object.entries(fields).map(([name, { label }]) => ({ name, label: t(label) }))
  return AREAS.flatMap((area) => {
    const types = recordTypes().filter((type) => type.area === area)
    if (types.length === 0) return []
    return [{ area, types: types.map(({ name, plural, fields }) => ({ name, plural: t(plural), fields: labelled(fields) })) }]
  })
}

/** Whether every field that permissions name exists, in a record type of the area that it is named for. */
export function namesKnownFields({ fields }: Permissions): boolean {
  return Object.entries(fields).every(([area, types]) =>
    Object.entries(types).every(([name, names]) => {
      const type = recordTypes().find((candidate) => candidate.name === name && candidate.area === area)
      return type !== undefined && names.every((field) => Object.hasOwn(type.fields, field))
    }),
  )
}
