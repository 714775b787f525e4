import type { Platform } from '../platform/platform.ts'
import { insertPage } from './insert-page.server.ts'
import { pages } from './tables.ts'

/** Gives a house without any page its home page, empty, so that whoever logs in first has where to begin. */
export async function makeFirstPage(platform: Platform, title: string): Promise<void> {
  const [some] = await platform.db.select({ id: pages.id }).from(pages).limit(1)
  if (some) return
  await platform.write(async (tx, invalidate) => {
    // Of several nodes that begin at once one makes it.
    const made = await insertPage(tx, platform, undefined, { path: '', title, isOnline: true })
    if (made) invalidate('pages', `page:${made.page.id}`)
  })
}
