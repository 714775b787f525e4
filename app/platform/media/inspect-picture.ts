import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { loadSharp } from './load-sharp.ts'
import { PICTURE_TYPES, refusalOfPicture } from './picture-kinds.ts'

/** Pictures with more pixels are not decoded. */
export const MAX_PICTURE_PIXELS = 80_000_000
const PLACEHOLDER_WIDTH = 16

/** @param type the MIME type of a picture, as its bytes say @throws Problem 400 `not_a_picture` if the library does not take its kind */
export function assertPictureKind(type: string): void {
  const refusal = refusalOfPicture(type)
  if (refusal) throw new Problem(400, 'not_a_picture', refusal)
}

/** Size as displayed (after EXIF rotation), MIME type and tiny preview of a picture. @throws Problem 400 `not_a_picture` */
export async function inspectPicture(bytes: Uint8Array) {
  const sharp = await loadSharp()
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    const { format, width, height, orientation } = await image.metadata()
    const mimeType = format === 'heif' ? 'image/avif' : `image/${format}`
    if (!PICTURE_TYPES.includes(mimeType) || !width || !height) throw new Error(`format ${format}`)
    const turned = (orientation ?? 1) >= 5
    const tiny = await image.clone().rotate().resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer()
    return {
      width: turned ? height : width,
      height: turned ? width : height,
      mimeType,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    }
  } catch {
    throw new Problem(400, 'not_a_picture', t('Please use a JPEG, PNG, WebP, AVIF, GIF or TIFF image.'))
  }
}
