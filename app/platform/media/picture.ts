import { type Crop, type Focus, formatCrop, type PictureUse } from './picture-use.ts'
import type { media } from './tables.ts'

/** Viewport widths in pixels at which layouts change (A §9). */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** The widths in pixels in which pictures are rendered, all breakpoints among them; no others are. */
export const PICTURE_WIDTHS = [320, 480, 640, 768, 1024, 1280, 1536, 1920, 2560] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What a page needs to show a picture without layout shift: sources, intrinsic size, focal point, tiny preview. */
export type PictureSource = {
  id: number
  src: string
  srcSets: Record<PictureFormat, string>
  width: number
  height: number
  /** CSS `object-position`, so that any crop keeps the focal point */
  position: string
  alt: string
  /** set if the empty `alt` is missing rather than decorative; staff are asked for it */
  isUndescribed?: true | undefined
  credit: string
  placeholder: string | null
}

/** The URL of one width of a picture as JPEG, for elements that take only one source. */
export function addressAt(picture: PictureSource, width: (typeof PICTURE_WIDTHS)[number]): string {
  return picture.src.replace(/\d+\.jpg$/, `${width}.jpg`)
}

type MediaRow = typeof media.$inferSelect

/** The key of a picture; null for none, for other files and for withdrawn pictures. */
export function visibleKeyOf(row: MediaRow | null | undefined): string | null {
  return row?.width && !row.isWithdrawn ? row.key : null
}

/** The sources of a picture; null for none, for other files and for withdrawn pictures. */
export function pictureOf(row: MediaRow | null | undefined): PictureSource | null {
  return row ? sourceOf(row, { x: row.focalX, y: row.focalY }) : null
}

/**
 * The sources of a picture with the crop and focal point of one use.
 * @param sign makes the signature of a crop's URL (`cropSignature`)
 */
export function pictureInUse(row: MediaRow, { crop, focus }: PictureUse, sign: SignCrop): PictureSource | null {
  const { x, y } = focus ?? { x: row.focalX, y: row.focalY }
  if (!crop) return sourceOf(row, { x, y })
  const within = (share: number, start: number, length: number) => Math.min(1, Math.max(0, (share - start) / length))
  const name = formatCrop(crop)
  return sourceOf(
    row,
    { x: within(x, crop.x, crop.width), y: within(y, crop.y, crop.height) },
    { ...crop, folder: `${name}-${sign(row.key, name)}/`, placeholder: row.placeholder && cutPlaceholder(row.placeholder, crop) },
  )
}

export type SignCrop = (pictureKey: string, crop: string) => string

/** The tiny preview, cropped: an SVG whose view box is the crop. */
function cutPlaceholder(placeholder: string, { x, y, width, height }: Crop): string {
  // The preview is stretched to one unit square; the element that shows the SVG has the crop's aspect ratio.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"><image href="${placeholder}" width="1" height="1" preserveAspectRatio="none"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

type Cut = Pick<Crop, 'width' | 'height'> & { folder: string; placeholder: string | null }

function sourceOf(row: MediaRow, focus: Focus, cut?: Cut): PictureSource | null {
  if (!row.width || !row.height || row.isWithdrawn) return null
  const [width, height] = [Math.max(1, Math.round(row.width * (cut?.width ?? 1))), Math.max(1, Math.round(row.height * (cut?.height ?? 1)))]
  const widths = widthsFor(width)
  const address = (size: number, format: PictureFormat) => `/media/${row.key}/${cut?.folder ?? ''}${size}.${format}`
  const srcSet = (format: PictureFormat) => widths.map((size) => `${address(size, format)} ${Math.min(size, width)}w`).join(', ')
  return {
    id: row.id,
    src: address(widths[Math.min(2, widths.length - 1)] ?? PICTURE_WIDTHS[0], 'jpg'),
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    width,
    height,
    position: `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`,
    alt: row.alt,
    // Present only if true, so that visitors' pages do not grow for a check that only staff see.
    ...(row.alt === '' && !row.isDecorative ? { isUndescribed: true as const } : {}),
    credit: row.credit,
    placeholder: cut ? cut.placeholder : row.placeholder,
  }
}

/** The widths in which a picture is offered: the last is the first in which all of it fits, which is drawn no wider than it is. */
function widthsFor(width: number): number[] {
  const whole = PICTURE_WIDTHS.findIndex((candidate) => candidate >= width)
  return whole < 0 ? [...PICTURE_WIDTHS] : PICTURE_WIDTHS.slice(0, whole + 1)
}

/** The URLs of a picture's `thumbnails` in the API (A §3.3, B §3). */
export function thumbnailsOf(row: MediaRow | null | undefined): Thumbnails | null {
  return row ? thumbnailsIn(pictureOf(row)) : null
}

/** The thumbnails of a picture with the crop of one use. */
export function thumbnailsIn(picture: PictureSource | null): Thumbnails | null {
  return picture && { small: addressAt(picture, 480), medium: addressAt(picture, 1024), large: addressAt(picture, 1536) }
}

export type Thumbnails = { small: string; medium: string; large: string }
