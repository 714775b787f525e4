import type { media } from './tables.ts'

/** Widths of windows in pixels that pictures are made for (A §9). */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Widths in pixels that pictures are kept in, every breakpoint among them; other widths are not made. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 1024, 1280, 1536, 1920, 2560] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Everything a page needs to show a picture without a shift: sources, true size, focal point, tiny preview. */
export type PictureSource = {
  id: number
  src: string
  srcSets: Record<PictureFormat, string>
  width: number
  height: number
  /** CSS `object-position`, so that any crop keeps the focal point */
  position: string
  alt: string
  credit: string
  placeholder: string | null
}

/** The address of one width of a picture, for elements that take only one. */
export function addressAt(picture: PictureSource, width: (typeof PICTURE_WIDTHS)[number]): string {
  return picture.src.replace(/\d+\.jpg$/, `${width}.jpg`)
}

type MediaRow = typeof media.$inferSelect

/** The key of a picture that may be shown; null for none, for files that are none and for what was withdrawn. */
export function shownKeyOf(row: MediaRow | null | undefined): string | null {
  return row?.width && !row.isWithdrawn ? row.key : null
}

/** The sources of a picture; null for no picture, for files that are none, and for what may no longer be shown. */
export function pictureOf(row: MediaRow | null | undefined): PictureSource | null {
  if (!row?.width || !row.height || row.isWithdrawn) return null
  const { width } = row
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate <= width || candidate === PICTURE_WIDTHS[0])
  const address = (size: number, format: PictureFormat) => `/media/${row.key}/${size}.${format}`
  const srcSet = (format: PictureFormat) => widths.map((size) => `${address(size, format)} ${size}w`).join(', ')
  return {
    id: row.id,
    src: address(widths[Math.min(2, widths.length - 1)] ?? PICTURE_WIDTHS[0], 'jpg'),
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    width: row.width,
    height: row.height,
    position: `${Math.round(row.focalX * 100)}% ${Math.round(row.focalY * 100)}%`,
    alt: row.alt,
    credit: row.credit,
    placeholder: row.placeholder,
  }
}

/** Addresses in the shape of the specification's `thumbnails` (A §3.3, B §3). */
export function thumbnailsOf(row: MediaRow | null | undefined): { small: string; medium: string; large: string } | null {
  if (!row?.width || row.isWithdrawn) return null
  return { small: `/media/${row.key}/480.jpg`, medium: `/media/${row.key}/1024.jpg`, large: `/media/${row.key}/1536.jpg` }
}
