import type { Platform } from '../platform/platform.ts'
import { insertPage } from './insert-page.server.ts'
import { homeTitle } from './rename-home-page.server.ts'
import { pages } from './tables.ts'

/** Creates an empty home page on a site without pages, so that the first user to log in has a page to edit. @param houseName empty while it has none */
export async function makeFirstPage(platform: Platform, houseName: string): Promise<void> {
  const [some] = await platform.db.select({ id: pages.id }).from(pages).limit(1)
  if (some) return
  await platform.write(async (tx, invalidate) => {
    // When several nodes start at once, one of them creates it.
    const created = await insertPage(tx, platform, undefined, { path: '', title: homeTitle(houseName), isOnline: true })
    if (created) invalidate('pages', `page:${created.page.id}`)
  })
}
