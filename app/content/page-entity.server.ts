import { pictureOf, thumbnailsOf } from '../platform/media/picture.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { type PageRow, pageUrl, readSiblings } from './queries.server.ts'

/** The address of a page's settings form, which opens on the page itself. */
function settingsUrl({ path, locale }: PageRow): string {
  return `${pageUrl(path, locale)}?settings`
}

/** A page in the field names of the specification (A §3.1), without its modules. */
export async function pageEntity(platform: Platform, page: PageRow, parents: PageRow[], media: MediaStore) {
  const [image, siblings] = await Promise.all([page.ogImageId ? media.find(page.ogImageId) : undefined, readSiblings(platform, page)])
  const urls = Object.fromEntries([page, ...siblings].map((row) => [row.locale, pageUrl(row.path, row.locale)]))
  return {
    id: page.id,
    urls,
    content_type: 'page',
    title: page.title,
    headline: page.headline,
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    is_landing_page: page.isLandingPage,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    og_title: page.ogTitle,
    og_description: page.ogDescription,
    og_type: page.ogType,
    og_image: pictureOf(image)?.src ?? null,
    og_image_thumbs: thumbnailsOf(image),
    og_image_thumbnails: thumbnailsOf(image),
    settings_url: settingsUrl(page),
    parent: parentOf(parents),
    siblings: [page, ...siblings].map((row) => ({ locale: row.locale, urls: { [row.locale]: pageUrl(row.path, row.locale) } })),
  }
}

type ParentEntity = { id: number; title: string; url: string; is_clickable: boolean; parent: ParentEntity | null }

/** The parents, nested: the nearest one with its own parent inside. */
function parentOf([nearest, ...above]: PageRow[]): ParentEntity | null {
  if (!nearest) return null
  return {
    id: nearest.id,
    title: nearest.title,
    url: pageUrl(nearest.path),
    is_clickable: nearest.isClickable,
    parent: parentOf(above),
  }
}
