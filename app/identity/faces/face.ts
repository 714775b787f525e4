import { z } from 'zod'

/** The files of a face, by the letters in them (ui/fonts/subsets.json): nearly every page loads the first alone. */
export const FACE_PARTS = ['common', 'latin', 'extended'] as const
export type FacePart = (typeof FACE_PARTS)[number]

/** Largest file that is taken, in bytes. */
export const MAX_FACE_BYTES = 1024 * 1024
/** Most faces that a house keeps. */
export const MAX_FACES = 12
export const FACE_TEXT_LIMITS = { family: 60, licence: 200, source: 300 } as const

/** The id of an uploaded face, by which a theme refers to it. */
export const faceId = z.string().regex(/^[0-9a-f]{16}$/)

const part = z.number().min(0).max(10)
const span = z.strictObject({ from: z.number().min(1).max(1000), to: z.number().min(1).max(1000) })

/** What a page must know of a face to set text in it, and in another of the same measures until it is there. */
export const faceShapeSchema = z.strictObject({
  /** weights that it has; the same twice for one alone */
  weight: span,
  /** widths in per cent; null where it has but one */
  stretch: span.nullable(),
  isSerif: z.boolean(),
  /** above and below the line, in parts of the size */
  ascent: part,
  descent: part,
  lineGap: part,
  /** the average letter in parts of the size: at the weight of texts and of headlines, from narrow to wide */
  letters: z
    .array(z.strictObject({ stretch: z.number().min(1).max(1000), text: part, headline: part }))
    .min(1)
    .max(3),
})
export type FaceShape = z.output<typeof faceShapeSchema>

/** A face of the house without its files. */
export type Face = {
  id: string
  family: string
  licence: string
  source: string
  shape: FaceShape
  parts: FacePart[]
}

/** A face as it travels in the file of a look: the letters in base64, the rest is read from them again. */
export const carriedFaceSchema = z.strictObject({
  id: faceId,
  family: z.string().min(1).max(FACE_TEXT_LIMITS.family),
  licence: z.string().min(1).max(FACE_TEXT_LIMITS.licence),
  source: z.string().min(1).max(FACE_TEXT_LIMITS.source),
  file: z.base64().max(Math.ceil((MAX_FACE_BYTES * 4) / 3) + 4),
})
export type CarriedFace = z.output<typeof carriedFaceSchema>

/** A face as it is stored: with what was read from it, and the files that pages load, in base64. */
export const storedFaceSchema = carriedFaceSchema.extend({
  shape: faceShapeSchema,
  parts: z.partialRecord(z.enum(FACE_PARTS), z.base64()),
})

/** The address of a file of a face; below `/assets/`, so that the service worker keeps it with the page. */
export const faceUrl = (id: string, part: FacePart): string => `/assets/house/face-${id}-${part}.woff2`
