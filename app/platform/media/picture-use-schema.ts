import { z } from 'zod'
import { recordId } from '../database/record-id.ts'
import { t } from '../i18n/i18n.ts'

/** The smallest share of a side that a crop may have. */
export const SMALLEST_CROP = 0.02
/** Tolerance for the sum of two rounded shares. */
const ROUNDING = 0.0002

const share = z.number().min(0).max(1)
const side = z.number().min(SMALLEST_CROP).max(1)

export const cropSchema = z
  .strictObject({ x: share, y: share, width: side, height: side })
  .refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING, {
    error: () => t('The crop is outside the image.'),
  })

/** Validates a `PictureUse`. */
export const pictureUseSchema = z.strictObject({
  id: recordId,
  crop: cropSchema.optional(),
  focus: z.strictObject({ x: share, y: share }).optional(),
})
