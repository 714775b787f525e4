import type { ReadContext } from '../../platform/cache/cached-read.ts'
import { DEFAULT_LOCALE, t } from '../../platform/i18n/i18n.ts'
import type { ContentObject } from '../content-object.ts'
import { isPageOnline } from '../page-window.server.ts'
import { type PageRow, pageUrl, readPages } from '../queries.server.ts'
import { aboveAmong, readCachedOriginals, recordKey } from './originals.server.ts'
import { type PageVariants, VARIANT_KINDS, VARIANTS, type VariantKind, type VariantLink } from './variant.ts'

type Pages = Awaited<ReturnType<typeof readPages>>

/**
 * The variants of an object that visitors may see, or of the one that a page is a variant of. Read with the site's pages, so no
 * statement; a page that is a variant of a record has read that before. Empty where there are none.
 */
export async function readVariants(platform: ReadContext, object: ContentObject): Promise<{ variants?: PageVariants }> {
  const pages = await readPages(platform)
  if (pages.variants.length === 0) return {}
  const self = object.contentType === 'page' ? pages.byId.get(object.objectId) : undefined
  const original = self?.variant ? { contentType: self.variantOfType, objectId: self.variantOfId } : object
  // Who sees the page of a record, or one that says it in another way, sees that the record is online.
  const seen = { title: '', isOnline: true, publishAt: null, unpublishAt: null, url: null }
  const aboveOf = aboveAmong(pages.byId, new Map([[`${original.contentType}:${original.objectId}`, seen]]))
  const others = pages.variants.filter(
    (page) =>
      page.variantOfType === original.contentType &&
      page.variantOfId === original.objectId &&
      page.id !== self?.id &&
      isPageOnline(page, aboveOf(page), platform.clock.now()),
  )
  const links = VARIANT_KINDS.flatMap((kind): VariantLink[] => {
    const page = kind === self?.variant ? undefined : others.find(({ variant }) => variant === kind)
    const { language } = VARIANTS[kind]
    return page ? [{ to: kind, url: pageUrl(page.path, DEFAULT_LOCALE), label: variantName(kind), language }] : []
  })
  if (!self?.variant) return links.length > 0 ? { variants: { links } } : {}
  const label = self.variant === 'easy-read' ? t('Everyday language') : t('Read as text')
  return {
    variants: {
      is: self.variant,
      links: [{ to: 'everyday', url: await originalUrl(platform, pages, self), label, language: DEFAULT_LOCALE }, ...links],
    },
  }
}

/** What a variant is called; nothing for a page of its own right. */
export function variantName(kind: VariantKind | null): string {
  return kind === null ? '' : kind === 'easy-read' ? t('Easy Read German') : t('German Sign Language')
}

/** The address of what a variant says in another way; of what is gone, the one above the variant's own. */
async function originalUrl(platform: ReadContext, { byId }: Pages, variant: PageRow): Promise<string> {
  const key = recordKey(variant)
  const record = key === undefined ? undefined : (await readCachedOriginals(platform, [key])).get(key)
  if (record?.url) return record.url
  const page = variant.variantOfType === 'page' ? byId.get(variant.variantOfId ?? 0) : undefined
  return pageUrl(page?.path ?? pathAbove(variant.path), DEFAULT_LOCALE)
}

/** The path that a page's lies below; empty at the top. */
export function pathAbove(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}
