import type { Context } from 'hono'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { type Action, canWithType, seesWorkOf } from '../platform/auth/rights.ts'
import { recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF, forbidden, type Right } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import type { Platform } from '../platform/platform.ts'
import type { Reader, RecordType } from './record-type.ts'
import { recordTypeNamed, recordTypes } from './registry.server.ts'
import { typeFor } from './role-limits.server.ts'

/** Values of a record by field, not yet checked against its description. */
export const valuesSchema = z.record(z.string().max(60), z.unknown())
/** The changed fields of a record, and the revision they are based on. */
export const updateSchema = z.strictObject({ base: z.string().max(60), values: valuesSchema })
/** The change to undo. */
export const restoreSchema = z.strictObject({ change: recordId })

/** A path parameter that matches only the names of record types, so that no other path is taken for one. */
export function typePathParameter(more: readonly RecordType[] = []): string {
  const names = [...recordTypes(), ...more].map(({ name }) => name)
  // A group, because the router puts `^` and `$` around the pattern as it is.
  return `:type{(?:${names.join('|')})}`
}

/**
 * The record type of a request, by `:type` of its path or `name`, and its viewer, who has the right to the action with at
 * least some of its records and fields; with which is decided where they are read (`typeFor`) and written (`write.server.ts`).
 * @param options.find where types are looked up; `may` a right that it takes besides
 * @throws Problem 401, 403, 404
 */
export async function requireTypeAccess(
  context: Context<ApiEnv>,
  platform: Pick<Platform, 'config' | 'clock'>,
  action: Action,
  name = context.req.param('type'),
  { find = recordTypeNamed, may = ANY_STAFF }: { find?: typeof recordTypeNamed; may?: Right } = {},
): Promise<{ type: RecordType; viewer: Viewer }> {
  const viewer = await requireStaff(context, may)
  if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
  return { type: accessibleType(platform, viewer, action, find(name)), viewer }
}

/**
 * The same for reading how records came about and what is planned for them.
 * @throws Problem 401, 403, 404
 */
export async function requireWorkAccess(
  context: Context<ApiEnv>,
  platform: Pick<Platform, 'config' | 'clock'>,
): ReturnType<typeof requireTypeAccess> {
  const access = await requireTypeAccess(context, platform, 'read')
  if (!seesWorkOf(access.viewer.role, access.type)) throw forbidden()
  return access
}

/**
 * The same for reading what deleting records would do, which counts records of every type that name them: for those who may
 * delete.
 * @throws Problem 401, 403, 404
 */
export async function requireImpactAccess(
  context: Context<ApiEnv>,
  platform: Pick<Platform, 'config' | 'clock'>,
): ReturnType<typeof requireTypeAccess> {
  const access = await requireTypeAccess(context, platform, 'read')
  if (!canWithType(access.viewer.role, 'delete', access.type)) throw forbidden()
  return access
}

/** A record type as the viewer may use it for an action. @throws Problem 403 */
export function accessibleType(platform: Pick<Platform, 'clock'>, reader: Reader, action: Action, type: RecordType): RecordType {
  if (!canWithType(reader.role, action, type)) throw forbidden()
  return typeFor(platform, reader, type)
}
