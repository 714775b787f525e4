import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ContentObject } from '../content-object.ts'
import { assertNotSystemPage, invalidatePages, lockPage } from '../page-addresses.server.ts'
import { type ContentServices, pageLogObject } from '../page-log.ts'
import type { PageSettings } from '../page-schema.ts'
import { settingsOf } from '../page-settings.server.ts'
import type { PageRow } from '../queries.server.ts'
import { pages } from '../tables.ts'
import { findVariant } from './find-variant.server.ts'
import type { VariantKind } from './variant.ts'

/**
 * Takes a page that there is for the variant of another one, or of a record (decision 0136): it stays where it is, with its
 * address and all it holds, and fits what the original says now.
 * @throws Problem 404; 409 `house_page`, `is_variant`, `has_variants`, `variant_taken`, `into_itself`
 */
export function adoptVariant(
  { platform, log }: ContentServices,
  viewer: Viewer,
  id: number,
  kind: VariantKind,
  original: ContentObject & { source: string },
): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const page = await lockPage(tx, id)
    await assertMayBeVariant(tx, page)
    if (original.contentType === 'page') assertMayBeOriginal(page, await lockPage(tx, original.objectId))
    const taken = await findVariant(tx, kind, original)
    if (taken) throw new Problem(409, 'variant_taken', t('There is one already: {title}.', { title: taken.title }))
    return change({ platform, log }, viewer, { tx, invalidate }, page, {
      ...{ variant: kind, variantOfType: original.contentType, variantOfId: original.objectId, variantSource: original.source },
    })
  })
}

/** Makes a variant a page of its own right again, which stays where it is. @throws Problem 404 no such variant */
export function freeVariant({ platform, log }: ContentServices, viewer: Viewer, id: number): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const page = await lockPage(tx, id)
    if (!page.variant) throw notFound()
    return change({ platform, log }, viewer, { tx, invalidate }, page, {
      ...{ variant: null, variantOfType: null, variantOfId: null, variantSource: null },
    })
  })
}

type Work = { tx: Database; invalidate: (...tags: string[]) => void }
type Columns = Pick<PageRow, 'variant' | 'variantOfType' | 'variantOfId' | 'variantSource'>

async function change(
  { log }: ContentServices,
  viewer: Viewer,
  { tx, invalidate }: Work,
  page: PageRow,
  columns: Columns,
): Promise<PageSettings> {
  await tx.update(pages).set(columns).where(eq(pages.id, page.id))
  await log.record(tx, viewer, { ...pageLogObject(page), action: 'changed' })
  invalidatePages(invalidate, page)
  return settingsOf(await lockPage(tx, page.id))
}

async function assertMayBeVariant(tx: Database, page: PageRow): Promise<void> {
  assertNotSystemPage(page)
  if (page.variant) throw new Problem(409, 'is_variant', t('This page is a version of another page already.'))
  const [own] = await tx
    .select({ title: pages.title })
    .from(pages)
    .where(and(eq(pages.variantOfType, 'page'), eq(pages.variantOfId, page.id)))
  if (own) throw new Problem(409, 'has_variants', t('This page has a version of its own: {title}.', own))
}

/** A page says neither itself in another way, nor what lies below it, nor what is a variant itself. */
function assertMayBeOriginal(page: PageRow, original: PageRow): void {
  if (original.variant) throw new Problem(409, 'is_variant', t('This page is a version of another page already.'))
  if (original.id === page.id || original.path.startsWith(`${page.path}/`))
    throw new Problem(409, 'into_itself', t('A page cannot be a version of itself, nor of a page below it.'))
}
