import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { mayDo } from '../platform/auth/rights.ts'
import { dateOf } from '../platform/clock/clock.ts'
import { validationProblem } from '../platform/http/api.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import {
  designSettingsSchema,
  formOfSettings,
  readSettings,
  settingsFields,
  settingsOfForm,
  siteSettingsSchema,
  writeSettings,
} from '../site/index.server.ts'
import { revisionOf, type StaffRecord, type Values } from './record-values.server.ts'
import { recordChanges } from './tables.ts'
import type { TypeDescription } from './type-description.ts'

/** The one record of settings there is. */
export const SETTINGS_ID = 1

/** The settings as a form knows them. */
export function describeSettings(viewer: Viewer): TypeDescription {
  return {
    name: 'settings',
    area: 'settings',
    label: 'Settings of the house',
    plural: 'Settings of the house',
    fields: settingsFields,
    list: { columns: [], filters: [], bulk: [], sort: { by: 'id' } },
    hasPage: false,
    creatable: [],
    mayCreate: false,
    mayWrite: mayDo(viewer.role, 'write', 'settings'),
    mayDelete: false,
  }
}

/** All settings as one record. */
export async function readSettingsRecord(platform: Pick<Platform, 'db'>): Promise<StaffRecord> {
  const { site, design } = await readSettings(platform)
  const values = formOfSettings(site, design)
  return { id: SETTINGS_ID, title: t('Settings of the house'), values, revision: revisionOf(values) }
}

/**
 * Changes settings, if nobody else has changed them since.
 * @throws Problem 400 with a message per field, 409 `conflict` with what stands there now
 */
export async function updateSettings(platform: Platform, viewer: Viewer, base: string, given: Values): Promise<StaffRecord> {
  const before = await readSettingsRecord(platform)
  const unknown = Object.keys(given).filter((name) => !(name in settingsFields))
  if (unknown.length > 0) throw validationProblem(unknown.map((name) => ({ path: [name], message: t('This value is not allowed.') })))
  if (before.revision !== base) {
    throw new Problem(409, 'conflict', t('Somebody else has changed this record meanwhile.'), { theirs: before })
  }
  const { site, design } = settingsOfForm({ ...before.values, ...given })
  await writeSettings(platform, { site: checked(siteSettingsSchema, site), design: checked(designSettingsSchema, design) })
  const after = await readSettingsRecord(platform)
  await platform.db.insert(recordChanges).values({
    contentType: 'settings',
    objectId: SETTINGS_ID,
    title: after.title,
    action: 'changed',
    before: before.values,
    after: after.values,
    userId: viewer.id,
    userName: viewer.name,
    createdAt: dateOf(platform.clock.now()),
  })
  return after
}

/** Checks settings; messages name the field of the form. */
function checked<T>(schema: z.ZodType<T>, values: Values): T {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  throw validationProblem(result.error.issues.map(({ path }) => ({ path: [fieldOf(path)], message: t('This value is not allowed.') })))
}

function fieldOf([first, second]: PropertyKey[]): string {
  if (first === 'errors') return `error${String(second)}`
  return first === 'cookies' ? String(second) : String(first)
}
