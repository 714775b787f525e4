import { max } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { recordTakenAddress } from '../../site/index.server.ts'
import type { ContentObject } from '../content-object.ts'
import { type ContainerDocument, emptyDocument } from '../document.ts'
import { insertDrafts, insertPage } from '../insert-page.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { newNodeId } from '../node-id.ts'
import { freePathLike, invalidatePages, lockPage, siblingsOf } from '../page-addresses.server.ts'
import { type ContentServices, pageLogObject } from '../page-log.ts'
import { MAX_LINE, type PageSettings } from '../page-schema.ts'
import { settingsOf } from '../page-settings.server.ts'
import { TEXT_TYPE } from '../passages.ts'
import { pageUrl } from '../queries.server.ts'
import { pages } from '../tables.ts'
import { findVariant } from './find-variant.server.ts'
import { VARIANTS, type VariantKind } from './variant.ts'

/** What a variant is made of: the object, what it is called, its path, and a hash of what it says now. */
export type Original = ContentObject & { title: string; path: string; source: string }

/**
 * Makes a page that says another one, or a record, in Leichte Sprache or in a film (decision 0136): offline and in no menu, with
 * an address below the original's. It is empty; that of a film has a draft with the film's place and what visitors need to know
 * of it. Where there is one already, that one.
 * @throws Problem 404 no such page
 */
export function makeVariant(
  { platform, log, modules }: ContentServices & { modules: ModuleRegistry },
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
    if (kind === 'sign-language') await insertDrafts(tx, viewer, created.containers, [filmPage(modules, original.title)])
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
    invalidatePages(invalidate, created.page)
    return settingsOf(created.page)
  })
}

function titleOf(kind: VariantKind, title: string): string {
  return kind === 'easy-read' ? t('{title} in Easy Read', { title }) : t('{title} in German Sign Language', { title })
}

/** What the page of a film in sign language begins with. It cannot be published before it has a film. */
function filmPage(modules: ModuleRegistry, title: string): ContainerDocument {
  const sentences = [
    t('This film says in German Sign Language what “{title}” says.', { title }),
    t('You can read the same: “Read as text” at the top of this page takes you there.'),
  ]
  const children = [
    modules.createNode(newNodeId(), TEXT_TYPE, { content: sentences.join('\n\n') }),
    modules.createFilm(newNodeId(), titleOf('sign-language', title)),
  ]
  return { ...emptyDocument(), columns: [{ classes: '', children }] }
}
