import { and, eq, inArray } from 'drizzle-orm'
import { noteTags } from '../platform/cache/tracking.ts'
import type { Platform } from '../platform/platform.ts'
import { forms } from './tables.ts'

/** A form that is online; undefined when there is none. One statement. */
export async function findForm(platform: Pick<Platform, 'db'>, id: number) {
  noteTags(`form:${id}`)
  const [row] = await platform.db
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.isOnline, true)))
  return row
}

/** The forms of these ids that are online. One statement. */
export async function findForms(platform: Pick<Platform, 'db'>, ids: number[]) {
  noteTags(...ids.map((id) => `form:${id}`))
  return platform.db
    .select()
    .from(forms)
    .where(and(inArray(forms.id, ids), eq(forms.isOnline, true)))
}
