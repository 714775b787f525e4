import { and, eq, max } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { recordTakenAddress } from '../../site/index.server.ts'
import type { ContentObject } from '../content-object.ts'
import { insertPage } from '../insert-page.server.ts'
import { freePathLike, invalidatePages, lockPage, siblingsOf } from '../page-addresses.server.ts'
import { type ContentServices, pageLogObject } from '../page-log.ts'
import { MAX_LINE, type PageSettings } from '../page-schema.ts'
import { settingsOf } from '../page-settings.server.ts'
import { type PageRow, pageUrl } from '../queries.server.ts'
import { pages } from '../tables.ts'
import { VARIANTS, type VariantKind } from './variant.ts'

/** What a variant is made of: the object, what it is called, its path, and a hash of what it says now. */
export type Original = ContentObject & { title: string; path: string; source: string }

/**
 * Makes a page that says another one, or a record, in Leichte Sprache or in a film (decision 0136): empty, offline and in no
 * menu, with an address below the original's. Where there is one already, that one.
 * @throws Problem 404 no such page
 */
export function makeVariant(
  { platform, log }: ContentServices,
  viewer: Viewer,
  kind: VariantKind,
  original: Original,
): Promise<PageSettings> {
  const { contentType, objectId } = original
  return platform.write(async (tx, invalidate) => {
    const page = contentType === 'page' ? await lockPage(tx, objectId) : undefined
    const existing = await findVariant(tx, kind, original)
    if (existing) return settingsOf(existing)
    // Nothing lies below the home page, so its variants are beside it.
    const parentId = page && page.path !== '' ? page.id : null
    const path = await freePathLike(tx, { path: page?.path ?? original.path }, VARIANTS[kind].slug)
    const [last] = await tx
      .select({ position: max(pages.position) })
      .from(pages)
      .where(siblingsOf(parentId))
    const created = await insertPage(tx, platform, viewer, {
      ...{ path, parentId, position: (last?.position ?? 0) + 1 },
      ...{ variant: kind, variantOfType: contentType, variantOfId: objectId, variantSource: original.source },
      title: titleOf(kind, original.title).slice(0, MAX_LINE),
      headline: page?.headline || original.title,
    })
    if (!created) throw new Error('page insert returned no row')
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
    invalidatePages(invalidate, created.page)
    return settingsOf(created.page)
  })
}

function titleOf(kind: VariantKind, title: string): string {
  return kind === 'easy-read' ? t('{title} in Easy Read', { title }) : t('{title} in German Sign Language', { title })
}

async function findVariant(tx: Database, kind: VariantKind, { contentType, objectId }: ContentObject): Promise<PageRow | undefined> {
  const [found] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.variant, kind), eq(pages.variantOfType, contentType), eq(pages.variantOfId, objectId)))
  return found
}
