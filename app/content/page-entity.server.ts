import { siteLocales } from '../platform/i18n/request-language.ts'
import { pictureOf, thumbnailsOf } from '../platform/media/picture.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { type PageRow, pageUrl, readSiblings } from './queries.server.ts'

/** The address of a page in each language: of the page that says the same in it, else of this one, which that language shows too. */
function addressesIn(pages: [PageRow, ...PageRow[]]): [locale: string, url: string][] {
  const locales = new Set([...pages.map(({ locale }) => locale), ...siteLocales()])
  return [...locales].map((locale) => [locale, pageUrl((pages.find((page) => page.locale === locale) ?? pages[0]).path, locale)])
}

/** A page in the field names of the specification (A §3.1), without its modules. */
export async function pageEntity(platform: Platform, page: PageRow, parents: PageRow[], media: MediaStore) {
  const [image, siblings] = await Promise.all([page.ogImageId ? media.find(page.ogImageId) : undefined, readSiblings(platform, page)])
  const addresses = addressesIn([page, ...siblings])
  return {
    id: page.id,
    urls: Object.fromEntries(addresses),
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
    settings_url: `${pageUrl(page.path)}?settings`,
    parent: parentOf(parents),
    siblings: addresses.map(([locale, url]) => ({ locale, urls: { [locale]: url } })),
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
