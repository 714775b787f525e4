import type { PageMetadata } from '../platform/http/page-metadata.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { ShareCard } from '../platform/share-card/share-card.ts'
import { type CardReader, previewOf } from '../platform/share-card/share-cards.ts'
import { readSettings } from '../site/index.server.ts'
import { type PageRow, pageUrl, readVisiblePage } from './queries.server.ts'

function pageCard(page: PageRow, houseName: string): ShareCard {
  return { title: titleOf(page), line: '', houseName, zweiklang: 'kohle', pictureKey: null, isPoster: false }
}

/** How the cards of pages are read, by kind. */
export const pageCards = {
  page: async (platform, id) => {
    const page = await readVisiblePage(platform, id)
    if (!page) return undefined
    return pageCard(page, (await readSettings(platform)).design.houseName)
  },
} satisfies Record<string, CardReader>

/** What a page of the content system says to those who do not look at it; an editor's own picture goes before the drawn one (A §3.1). */
export function pageMetadata(page: PageRow, own: PictureSource | null, houseName: string): PageMetadata {
  return {
    title: titleOf(page),
    description: page.ogDescription || page.metaDescription,
    path: pageUrl(page.path),
    type: page.ogType,
    picture: own ? { path: own.src, ...sizeOf(own), alt: own.alt } : previewOf('page', page.id, pageCard(page, houseName)),
  }
}

/** The size of the width at which a picture's own address shows it. */
function sizeOf({ src, width, height }: PictureSource) {
  const shown = Number(/(\d+)\.jpg$/.exec(src)?.[1] ?? width)
  return { width: shown, height: Math.round((shown * height) / width) }
}

function titleOf(page: PageRow): string {
  return page.ogTitle || page.metaTitle || page.title
}
