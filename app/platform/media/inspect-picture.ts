import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { loadSharp } from './load-sharp.ts'
import { PICTURE_TYPES, refusalOfPicture } from './picture-kinds.ts'

/** Pictures with more pixels are not decoded. */
export const MAX_PICTURE_PIXELS = 80_000_000
/** The tallest that WebP can be; pictures of that width are the tallest that is made of one. */
const TALLEST = { height: 16_383, width: 2_560 }
const PLACEHOLDER_WIDTH = 16

/** @param type the MIME type of a picture, as its bytes say @throws Problem 400 `not_a_picture` if the library does not take its kind */
export function assertPictureKind(type: string): void {
  const refusal = refusalOfPicture(type)
  if (refusal) throw new Problem(400, 'not_a_picture', refusal)
}

/**
 * Size as displayed (after EXIF rotation), MIME type and tiny preview of a picture; no preview of one with transparent parts,
 * behind which it would stay.
 * @throws Problem 400 `not_a_picture`, or `too_many_pixels` and `picture_too_tall` with what is too much
 */
export async function inspectPicture(bytes: Uint8Array) {
  const seen = await headOf(bytes)
  assertDrawable(seen)
  try {
    return { ...seen, placeholder: await placeholderOf(bytes) }
  } catch {
    throw notAPicture()
  }
}

/** What a picture says of itself, without drawing it. */
async function headOf(bytes: Uint8Array): Promise<{ width: number; height: number; mimeType: string }> {
  const sharp = await loadSharp()
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(notAPicture()))
  const mimeType = format === 'heif' ? 'image/avif' : `image/${format}`
  if (!PICTURE_TYPES.includes(mimeType) || !autoOrient.width || !autoOrient.height) throw notAPicture()
  return { width: autoOrient.width, height: autoOrient.height, mimeType }
}

/** @param size in pixels @throws Problem 400 `too_many_pixels` or `picture_too_tall` */
export function assertDrawable({ width, height }: { width: number; height: number }): void {
  const millions = (pixels: number) => Math.ceil(pixels / 1_000_000)
  if (width * height > MAX_PICTURE_PIXELS) {
    const numbers = { pixels: millions(width * height), most: millions(MAX_PICTURE_PIXELS) }
    throw new Problem(
      400,
      'too_many_pixels',
      t('This image has {pixels} million pixels; at most {most} million can be used. Please make it smaller.', numbers),
    )
  }
  if ((Math.min(width, TALLEST.width) / width) * height > TALLEST.height)
    throw new Problem(400, 'picture_too_tall', t('This image is too tall for its width to be shown. Please cut it into parts.'))
}

async function placeholderOf(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS }).autoOrient()
  const tiny = await image
    .resize(PLACEHOLDER_WIDTH, PLACEHOLDER_WIDTH * 8, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return (await sharp(tiny).stats()).isOpaque ? `data:image/webp;base64,${tiny.toString('base64')}` : null
}

function notAPicture(): Problem {
  return new Problem(400, 'not_a_picture', t('Please use a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC image.'))
}
