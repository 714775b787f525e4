import { z } from 'zod'
import type { PictureSource } from './picture.ts'

const pictureSchema = z
  .object({
    id: z.int(),
    src: z.string(),
    srcSets: z.object({ avif: z.string(), webp: z.string(), jpg: z.string() }),
    width: z.int(),
    height: z.int(),
    position: z.string(),
    alt: z.string(),
    isUndescribed: z.literal(true).optional(),
    credit: z.string(),
    placeholder: z.string().nullable(),
  })
  .meta({
    id: 'Picture',
    description:
      'Sources by format and width, true size, and the focal point as CSS `object-position`. `isUndescribed` where an empty `alt` is no decoration.',
  }) satisfies z.ZodType<PictureSource>

/** A picture in API responses; null where there is none. A union, or the OpenAPI document would make null of every named schema. */
export const pictureOrNull = z.union([pictureSchema, z.null()])

const thumbnailsSchema = z
  .object({ small: z.string(), medium: z.string(), large: z.string() })
  .meta({ id: 'Thumbnails', description: 'Addresses of a picture, 480, 1024 and 1536 pixels wide.' })
/** URLs of three widths of a picture (A §3.3, B §3); null where there is none. */
export const thumbnailsOrNull = z.union([thumbnailsSchema, z.null()])

const key = '5f2a9c0b71d3e84f60a1b2c3'
const srcSet = (format: string) => `/media/${key}/320.${format} 320w, /media/${key}/640.${format} 640w`

export const examplePicture: PictureSource = {
  id: 12,
  src: `/media/${key}/640.jpg`,
  srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
  width: 1200,
  height: 1500,
  position: '50% 50%',
  alt: '',
  credit: 'Plakat: Festspiele Marienbrück',
  placeholder: null,
}
export const exampleThumbnails = { small: `/media/${key}/480.jpg`, medium: `/media/${key}/1024.jpg`, large: `/media/${key}/1536.jpg` }
