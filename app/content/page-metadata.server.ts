import type { PageMetadata } from '../platform/http/page-metadata.ts'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { OgImage } from '../platform/og-image/og-image.ts'
import { previewOf, type ShareCardReader } from '../platform/og-image/og-images.ts'
import { readSettings } from '../site/index.server.ts'
import { type PageRow, pageUrl, readVisiblePage } from './queries.server.ts'

function pageCard(page: PageRow, houseName: string): OgImage {
  return { title: titleOf(page), line: '', houseName, zweiklang: 'kohle', pictureKey: null, isPoster: false }
}

/** Readers of the share cards of pages, by kind. */
export const pageCards = {
  page: async (platform, id) => {
    const page = await readVisiblePage(platform, id)
    if (!page) return undefined
    return pageCard(page, (await readSettings(platform)).design.houseName)
  },
} satisfies Record<string, ShareCardReader>

/** The metadata of a page of the content system; the picture chosen by editors takes precedence over the generated card (A §3.1). */
export function pageMetadata(page: PageRow, chosenPicture: PictureSource | null, houseName: string): PageMetadata {
  return {
    title: titleOf(page),
    description: page.ogDescription || page.metaDescription,
    path: pageUrl(page.path, page.variant ? DEFAULT_LOCALE : undefined),
    type: page.ogType,
    picture: chosenPicture
      ? { path: chosenPicture.src, ...sizeOf(chosenPicture), alt: chosenPicture.alt }
      : previewOf('page', page.id, pageCard(page, houseName)),
  }
}

/** The size of the file at a picture's `src`, whose name holds its width. */
function sizeOf({ src, width, height }: PictureSource) {
  const servedWidth = Math.min(width, Number(/(\d+)\.jpg$/.exec(src)?.[1] ?? width))
  return { width: servedWidth, height: Math.round((servedWidth * height) / width) }
}

function titleOf(page: PageRow): string {
  return page.ogTitle || page.metaTitle || page.title
}
