import { t } from '../i18n/i18n.ts'

/** The MIME types of pictures that the library takes; visitors get renditions, in formats of the web. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']

/**
 * Why a picture cannot be taken, by its kind; undefined where it can.
 * @param type its MIME type, as its bytes say: its name may say anything
 */
export function refusalOfPicture(type: string): string | undefined {
  if (/^image\/hei[cf]/.test(type))
    return t(
      'This is a HEIC image, as iPhones take them, which browsers cannot show. Please export it as JPEG; an iPhone takes JPEG under Settings › Camera › Formats › Most Compatible.',
    )
  return PICTURE_TYPES.includes(type) ? undefined : t('Please use a JPEG, PNG, WebP, AVIF, GIF or TIFF image.')
}
