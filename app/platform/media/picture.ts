import { type Crop, cropName, type Focus, type PictureUse } from './picture-use.ts'
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
  /** nobody has said what it shows, or that it only decorates; staff are asked for it */
  isUndescribed?: true | undefined
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
  return row ? sourceOf(row, { x: row.focalX, y: row.focalY }) : null
}

/**
 * The sources of a picture as one place shows it: cut out, with the focal point of that place.
 * @param sign what the house writes into the address of a crop, so that it is cut
 */
export function pictureInUse(row: MediaRow, { crop, focus }: PictureUse, sign: SignCrop): PictureSource | null {
  const { x, y } = focus ?? { x: row.focalX, y: row.focalY }
  if (!crop) return sourceOf(row, { x, y })
  const within = (share: number, start: number, length: number) => Math.min(1, Math.max(0, (share - start) / length))
  const name = cropName(crop)
  return sourceOf(
    row,
    { x: within(x, crop.x, crop.width), y: within(y, crop.y, crop.height) },
    { ...crop, folder: `${name}-${sign(row.key, name)}/`, placeholder: row.placeholder && cutPlaceholder(row.placeholder, crop) },
  )
}

export type SignCrop = (pictureKey: string, crop: string) => string

/** The same part of the tiny preview: a drawing that shows the preview through a hole. */
function cutPlaceholder(placeholder: string, { x, y, width, height }: Crop): string {
  // One unit wide and high, whatever the preview's shape: the box it fills has the crop's own.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"><image href="${placeholder}" width="1" height="1" preserveAspectRatio="none"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

type Cut = Pick<Crop, 'width' | 'height'> & { folder: string; placeholder: string | null }

function sourceOf(row: MediaRow, focus: Focus, cut?: Cut): PictureSource | null {
  if (!row.width || !row.height || row.isWithdrawn) return null
  const [width, height] = [Math.max(1, Math.round(row.width * (cut?.width ?? 1))), Math.max(1, Math.round(row.height * (cut?.height ?? 1)))]
  const widths = widthsFor(width)
  const address = (size: number, format: PictureFormat) => `/media/${row.key}/${cut?.folder ?? ''}${size}.${format}`
  const srcSet = (format: PictureFormat) => widths.map((size) => `${address(size, format)} ${size}w`).join(', ')
  return {
    id: row.id,
    src: address(widths[Math.min(2, widths.length - 1)] ?? PICTURE_WIDTHS[0], 'jpg'),
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    width,
    height,
    position: `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
    alt: row.alt,
    // Named only where something is missing: pages carry nothing for the sake of a check that only staff make.
    ...(row.alt === '' && !row.isDecorative ? { isUndescribed: true as const } : {}),
    credit: row.credit,
    placeholder: cut ? cut.placeholder : row.placeholder,
  }
}

/** The widths that a picture is offered in: none that it would have to be enlarged for, but always the smallest. */
function widthsFor(width: number): number[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate <= width || candidate === PICTURE_WIDTHS[0])
}

/** Addresses in the shape of the specification's `thumbnails` (A §3.3, B §3). */
export function thumbnailsOf(row: MediaRow | null | undefined): Thumbnails | null {
  return row ? thumbnailsIn(pictureOf(row)) : null
}

/** The thumbnails of a picture as one place shows it. */
export function thumbnailsIn(picture: PictureSource | null): Thumbnails | null {
  return picture && { small: addressAt(picture, 480), medium: addressAt(picture, 1024), large: addressAt(picture, 1536) }
}

export type Thumbnails = { small: string; medium: string; large: string }
