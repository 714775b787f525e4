import { and, eq } from 'drizzle-orm'
import { invalidatePages, LOCALE } from './page-addresses.server.ts'
import { pageLogObject } from './page-log.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import { pages } from './tables.ts'
import type { TakeIn } from './take-in.server.ts'

/** Gives the home page the house's new name as its title where it still bears the old one. */
export async function renameHomePage(work: TakeIn, { before, after }: { before: string; after: string }): Promise<void> {
  const { services, viewer, tx, invalidate } = work
  const isUntouched = and(eq(pages.locale, LOCALE), eq(pages.path, ''), eq(pages.title, before))
  const [home] = await tx.select().from(pages).where(isUntouched).for('update')
  if (!home) return
  const page = { ...home, title: after, revision: home.revision + 1 }
  await tx.update(pages).set({ title: page.title, revision: page.revision }).where(eq(pages.id, home.id))
  const object = { contentType: 'page', objectId: home.id }
  await writeVersion(tx, services.platform, viewer, { ...object, kind: 'settings', summary: after }, await lockContainers(tx, object))
  await services.log.record(tx, viewer, { ...pageLogObject(page), action: 'changed', before: { title: before }, after: { title: after } })
  invalidatePages(invalidate, page)
}
