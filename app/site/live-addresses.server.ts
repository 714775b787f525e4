import { like } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Issue, RecordType, Values } from '../records/record-type.ts'
import { recordTypeNamed, recordTypes } from '../records/registry.server.ts'
import { readRecord } from '../records/values.server.ts'
import { comparableAddress, comparablePath } from './redirect-address.ts'
import { redirects } from './tables.ts'

// An address belongs to a record or to a redirect; a conflict between the two is an issue (REDIR-03).

const NUMBER_AT_END = /\/([1-9]\d{0,8})$/

/** Issues of a redirect whose old address is that of a visible record. Other record types have none. */
export async function issuesOfShadowingRedirect(db: Database, type: RecordType, values: Values): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'url' || !field.isOrigin) continue
    const title = await livingAt(db, String(values[name] ?? ''))
    const message = () =>
      t('“{title}” is visible to visitors at this URL. Take it offline or change its URL first.', { title: title ?? '' })
    if (title !== undefined) issues.push({ path: [name], message: message() })
  }
  return issues
}

/** The title of the visible record at an address; undefined when there is none. */
async function livingAt(db: Database, address: string): Promise<string | undefined> {
  const path = comparablePath(address.replace(/\?.*$/s, ''))
  const id = Number(NUMBER_AT_END.exec(path)?.[1] ?? 0)
  if (!id) return undefined
  for (const type of recordTypes()) {
    if (!type.url || sectionOf(type.url(id, { slug: '-' })) !== sectionOf(path)) continue
    const record = await readRecord(db, type, id)
    if (record && comparablePath((await addressIfLiving(db, type, id, record.values)) ?? '') === path) return record.title
  }
  return undefined
}

const sectionOf = (path: string) => path.split('/').slice(0, 3).join('/')

/** The public address of a record; undefined while it is not visible. A performance has the slug of its production. */
async function addressIfLiving(db: Database, type: RecordType, id: number, values: Values): Promise<string | undefined> {
  const field = type.parentField ? type.fields[type.parentField] : undefined
  const holder =
    field?.kind === 'relation' && type.parentField
      ? await readRecord(db, recordTypeNamed(field.of), Number(values[type.parentField]))
      : undefined
  if (values.isOnline === false || holder?.values.isOnline === false) return undefined
  return type.url?.(id, { ...values, slug: values.slug ?? holder?.values.slug })
}

/** Issues of a record whose new address is the old address of a redirect. */
export async function issuesOfAddressInUse(db: Database, type: RecordType, id: number, now: Values, before?: Values): Promise<Issue[]> {
  if (before && before.slug === now.slug && before.isOnline === now.isOnline) return []
  const address = await addressIfLiving(db, type, id, now)
  if (!address) return []
  const candidates = await db
    .select()
    .from(redirects)
    .where(like(redirects.oldPath, `%/${id}%`))
  const redirect = candidates.find(({ oldPath }) => comparableAddress(oldPath) === comparableAddress(address))
  if (!redirect) return []
  const message = t('This URL redirects to {to}. Delete the redirect first, otherwise this will not be visible here.', {
    to: redirect.newPath,
  })
  return [{ path: ['slug' in type.fields ? 'slug' : (type.parentField ?? '')], message }]
}
