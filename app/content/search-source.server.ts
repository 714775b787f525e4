import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { SearchSource } from '../search/index.ts'
import { pageUrl } from './queries.server.ts'
import type { ModuleRuntime } from './runtime.server.ts'
import { readContentTexts } from './search-text.server.ts'
import { pages } from './tables.ts'

/** What the search knows of the pages of the content system: their titles and what visitors read on them. */
export function pageSearchSource(platform: Pick<Platform, 'clock'>, modules: ModuleRuntime): SearchSource {
  return {
    kind: 'page',
    async all(tx) {
      const rows = await tx.select({ id: pages.id }).from(pages)
      return rows.map((row) => row.id)
    },
    touchedBy: async (_tx, tags) => {
      return tags.unnamed('pages') ? 'all' : [...new Set([...tags.ids('page'), ...tags.ids('containers:page')])]
    },
    async read(tx, ids) {
      const rows = await tx
        .select()
        .from(pages)
        .where(and(inArray(pages.id, ids), eq(pages.isOnline, true), eq(pages.locale, 'de'), ne(pages.path, '')))
      const texts = await readContentTexts({ platform, modules, tx }, 'page', ids)
      return rows.map((page) => ({
        objectId: page.id,
        title: page.headline || page.title,
        detail: page.metaDescription,
        keywords: [page.title],
        passages: [{ text: texts.get(page.id)?.text ?? '' }],
        url: pageUrl(page.path),
        imageId: page.ogImageId,
        visibleFrom: page.publishAt,
        visibleUntil: page.unpublishAt,
        changesAt: texts.get(page.id)?.changesAt ?? null,
      }))
    },
  }
}
