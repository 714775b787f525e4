import { and, eq, inArray } from 'drizzle-orm'
import { invalidatePages, LOCALE } from './page-addresses.server.ts'
import { pageLogObject } from './page-log.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import { pages } from './tables.ts'
import type { TakeIn } from './take-in.server.ts'

/** What the home page is called while the house has no name. */
const UNNAMED_HOME = 'Startseite'
/** What it was called then until decision 0245. */
const FORMER_UNNAMED_HOME = 'Foyer'

/** The title that the home page is given by itself: the name of the house, where it has one. */
export function homeTitle(houseName: string): string {
  return houseName || UNNAMED_HOME
}

/** Gives the home page the house's new name as its title where it still bears the old one, or that of a house without a name. */
export async function renameHomePage(work: TakeIn, { before, after }: { before: string; after: string }): Promise<void> {
  const { services, viewer, tx, invalidate } = work
  const titles = before ? [before] : [UNNAMED_HOME, FORMER_UNNAMED_HOME]
  const isUntouched = and(eq(pages.locale, LOCALE), eq(pages.path, ''), inArray(pages.title, titles))
  const [home] = await tx.select().from(pages).where(isUntouched).for('update')
  if (!home) return
  const page = { ...home, title: homeTitle(after), revision: home.revision + 1 }
  await tx.update(pages).set({ title: page.title, revision: page.revision }).where(eq(pages.id, home.id))
  const object = { contentType: 'page', objectId: home.id }
  await writeVersion(tx, services.platform, viewer, { ...object, kind: 'settings', summary: page.title }, await lockContainers(tx, object))
  await services.log.record(tx, viewer, {
    ...pageLogObject(page),
    action: 'changed',
    before: { title: home.title },
    after: { title: page.title },
  })
  invalidatePages(invalidate, page)
}
