import { t } from '../i18n/i18n.ts'

/** The MIME types of pictures that the library takes; visitors get renditions, in formats of the web. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']

/** Whether a picture is one as telephones take them, which the library keeps as JPEG. @param type its MIME type, as its bytes say */
export function isHeic(type: string): boolean {
  return /^image\/hei[cf]/.test(type)
}

/**
 * Why a picture cannot be taken, by its kind; undefined where it can.
 * @param type its MIME type, as its bytes say: its name may say anything
 */
export function refusalOfPicture(type: string): string | undefined {
  return isHeic(type) || PICTURE_TYPES.includes(type) ? undefined : t('Please use a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC image.')
}
