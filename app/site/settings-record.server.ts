import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, notFound, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Invalidate, Platform } from '../platform/platform.ts'
import { changesOnlyWords } from '../records/changes-only-words.server.ts'
import { recordSchema } from '../records/record-schema.ts'
import type { Values } from '../records/record-type.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { recordChanges } from '../records/tables.ts'
import type { TypeDescription } from '../records/type-description.ts'
import { revisionOf } from '../records/values.server.ts'
import { recordChange } from '../records/write.server.ts'
import { designSettingsSchema, siteSettingsSchema } from './schema.ts'
import { lockSettings, readSettingsInTx, type Settings, withoutFormerDefault, writeSettingsInTx } from './settings.server.ts'
import { formOfSettings, settingsFields, settingsOfForm } from './settings-fields.ts'

/** A write of the settings under way, of which whatever follows from a new name is a part. */
export type Naming = { tx: Database; viewer: Viewer; invalidate: Invalidate }

/** What the settings are written with. `afterNaming` carries a new name of the house to rooms that this one does not know. */
export type SettingsServices = {
  platform: Platform
  afterNaming: (work: Naming, name: { before: string; after: string }) => Promise<void>
}

/** The settings as an object of the audit log. */
export const settingsKind = {
  name: 'settings',
  area: 'settings',
  label: 'Site settings',
  plural: 'Site settings',
  fields: settingsFields,
} as const

/** The id of the only settings record. */
export const SETTINGS_ID = 1

/** The description of the settings form. */
export function describeSettings(viewer: Viewer): TypeDescription {
  return {
    ...settingsKind,
    sections: [],
    list: { columns: [], filters: [], bulk: [], sort: { by: 'id' } },
    hasPage: false,
    creatable: [],
    mayCreate: false,
    mayWrite: can(viewer.role, 'write', 'settings'),
    writable: null,
    mayDelete: false,
    seesWork: true,
  }
}

/** All settings as one record. */
export async function readSettingsRecord(platform: Pick<Platform, 'db'>): Promise<StaffRecord> {
  return recordOf(await readSettingsInTx(platform.db))
}

/**
 * Changes settings, unless they have been changed since `base`.
 * @throws Problem 400 with a message per field, 409 `conflict` with the current values
 */
export function updateSettings(
  { platform, afterNaming }: SettingsServices,
  viewer: Viewer,
  base: string,
  given: Values,
): Promise<StaffRecord> {
  const unknown = Object.keys(given).filter((name) => !(name in settingsFields))
  if (unknown.length > 0) throw validationFailed(unknown.map((name) => ({ path: [name], message: t('This value is not allowed.') })))
  return writeRecorded({ platform, afterNaming }, viewer, 'changed', async (_, before) => {
    if (before.revision !== base) {
      throw conflict(t('Someone else has since changed this record.'), { theirs: before })
    }
    return checked(formSchema.partial(), given)
  })
}

/** Restores the settings as they were before a change in their history. @throws Problem 404 */
export function restoreSettings(services: SettingsServices, viewer: Viewer, changeId: number): Promise<StaffRecord> {
  return writeRecorded(services, viewer, 'restored', async (tx) => {
    const isThis = and(eq(recordChanges.id, changeId), eq(recordChanges.contentType, settingsKind.name))
    const [change] = await tx.select().from(recordChanges).where(isThis)
    if (!change?.before) throw notFound()
    // Settings that no longer exist are skipped; newer ones keep their value.
    return Object.fromEntries(Object.entries(withoutFormerDefault(change.before)).filter(([name]) => name in settingsFields))
  })
}

/** Writes settings and an audit log entry in one transaction. */
function writeRecorded(
  { platform, afterNaming }: SettingsServices,
  viewer: Viewer,
  action: 'changed' | 'restored',
  wish: (tx: Database, before: StaffRecord) => Promise<Values>,
): Promise<StaffRecord> {
  return platform.write(async (tx, invalidate, refresh) => {
    const current = await lockSettings(tx)
    const before = recordOf(current)
    const { site, design } = settingsOfForm({ ...before.values, ...(await wish(tx, before)) })
    const checkedChange = { site: checked(siteSettingsSchema, site), design: checked(designSettingsSchema, design) }
    const tags: string[] = []
    await writeSettingsInTx(tx, (...affected) => tags.push(...affected), current, checkedChange)
    const after = recordOf(await readSettingsInTx(tx))
    const affect = changesOnlyWords(settingsFields, before.values, after.values) ? refresh : invalidate
    affect(...tags)
    const { title } = after
    const change = { contentType: settingsKind.name, objectId: SETTINGS_ID, title, action, before: before.values, after: after.values }
    if (before.revision !== after.revision) await recordChange(platform, tx, viewer, change)
    const name = { before: String(before.values.houseName), after: String(after.values.houseName) }
    if (name.before !== name.after) await afterNaming({ tx, viewer, invalidate }, name)
    return after
  })
}

function recordOf({ site, design }: Settings): StaffRecord {
  const values = formOfSettings(site, design)
  return { id: SETTINGS_ID, title: t(settingsKind.label), values, revision: revisionOf(values) }
}

/** The validation of settings with the field kinds of records; the rules of the others are in the schemas. */
const formSchema = recordSchema({
  fields: Object.fromEntries(Object.entries(settingsFields).flatMap(([name, field]) => (field.kind === 'order' ? [] : [[name, field]]))),
}).loose()

/** Validates settings; messages are reported at the fields of the form. */
function checked<T>(schema: z.ZodType<T>, values: Values): T {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  throw validationFailed(result.error.issues.map(({ path, message }) => ({ path: [fieldOf(path)], message })))
}

function fieldOf([first, second]: PropertyKey[]): string {
  if (first === 'errors') return `error${String(second)}`
  return first === 'cookies' ? String(second) : String(first)
}
