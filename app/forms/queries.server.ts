import { eq, inArray } from 'drizzle-orm'
import type { Reach } from '../content/index.server.ts'
import { defineCachedRows, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
import { CONFIRM_FIELD_SLUG, CONFIRM_FIELD_TYPE } from './field-types.ts'
import { forms } from './tables.ts'
import { inPageLanguage } from './translated-form.server.ts'

export type Form = typeof forms.$inferSelect

/** A form in the first language that is online, or for staff any; undefined when there is none. One statement. */
export async function findForm(platform: Pick<Platform, 'db'>, id: number, { alsoOffline }: Reach = {}): Promise<Form | undefined> {
  addCacheTags(`form:${id}`)
  const [row] = await platform.db.select().from(forms).where(eq(forms.id, id))
  return row && (row.isOnline || alsoOffline) ? row : undefined
}

const readForms = defineCachedRows<number, Form>('form', {
  async read(context, ids) {
    const rows = await context.db.select().from(forms).where(inArray(forms.id, ids))
    const shown = await Promise.all(rows.map((row) => inPageLanguage(context, row)))
    return new Map(shown.map((row) => [row.id, row]))
  },
  tags: (id) => [`form:${id}`],
})

/** The forms of these ids that are online. One statement, none for known ones. */
export async function findForms(platform: ReadContext, ids: number[]): Promise<Form[]> {
  return [...(await readForms(platform, ids)).values()].filter(({ isOnline }) => isOnline)
}

/** A form in a response, with the synthetic field last (A §3.6). */
export function formResponse({ id, title, intro, fields }: Form) {
  const texts = { label: '', default: '', placeholder_text: '', help_text: '' }
  const synthetic = {
    id: 0,
    ...texts,
    slug: CONFIRM_FIELD_SLUG,
    field_type: CONFIRM_FIELD_TYPE,
    required: false,
    visible: true,
    choices: [] as string[],
  }
  return { id, title, intro, fields: [...fields, synthetic] }
}
