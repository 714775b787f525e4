import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { SearchSource } from '../search/index.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { pageWindow } from './page-window.server.ts'
import { pageUrl, readAbove } from './queries.server.ts'
import { objectsDependingOnDates, readContentTexts } from './search-text.server.ts'
import { pages } from './tables.ts'
import { variantsOfWritten } from './variants/originals.server.ts'
import { variantName } from './variants/read-variants.server.ts'

/** Search documents of the content system's pages: their titles and the text that visitors see on them. */
export function pageSearchSource(platform: Pick<Platform, 'clock' | 'readCache'>, modules: ModuleRegistry): SearchSource {
  return {
    kind: 'page',
    async all(tx) {
      const rows = await tx.select({ id: pages.id }).from(pages)
      return rows.map((row) => row.id)
    },
    async touchedBy(tx, tags) {
      if (tags.unnamed('pages')) return 'all'
      const dependent = tags.unnamed('events') ? await objectsDependingOnDates(tx, 'page') : []
      return [...new Set([...tags.ids('page'), ...tags.ids('containers:page'), ...dependent, ...(await variantsOfWritten(tx, tags))])]
    },
    async read(tx, ids) {
      const rows = await tx
        .select()
        .from(pages)
        .where(and(inArray(pages.id, ids), eq(pages.isOnline, true), eq(pages.locale, 'de'), ne(pages.path, '')))
      const aboveOf = await readAbove({ db: tx }, rows)
      const windows = new Map(rows.map((page) => [page.id, pageWindow(page, aboveOf(page))]))
      const texts = await readContentTexts({ platform, modules, tx }, 'page', ids)
      return rows
        .filter(({ id }) => windows.get(id)?.isOnline)
        .map((page) => ({
          objectId: page.id,
          title: page.headline || page.title,
          detail: [variantName(page.variant), page.metaDescription].filter(Boolean).join(' · '),
          keywords: [page.title, variantName(page.variant)].filter(Boolean),
          passages: [{ text: texts.get(page.id)?.text ?? '' }],
          url: pageUrl(page.path),
          imageId: page.ogImageId,
          visibleFrom: windows.get(page.id)?.from ?? null,
          visibleUntil: windows.get(page.id)?.until ?? null,
          changesAt: texts.get(page.id)?.changesAt ?? null,
        }))
    },
  }
}
