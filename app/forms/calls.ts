import { z } from 'zod'
import { readingOneCall } from '../platform/http/reading-call.ts'
import { CONFIRM_FIELD_SLUG, CONFIRM_FIELD_TYPE } from './field-types.ts'

const fieldAnswer = z
  .object({
    id: z.int(),
    label: z.string(),
    slug: z.string(),
    field_type: z.union([z.int(), z.literal(CONFIRM_FIELD_TYPE)]),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.string()),
    default: z.string(),
    placeholder_text: z.string(),
    help_text: z.string(),
    visible_if: z
      .object({ slug: z.string(), values: z.array(z.string()) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'FormField' })
const exampleField = { id: 1, required: true, visible: true, choices: [], default: '', placeholder_text: '', help_text: '' }

/** How other programs read a form, as the OpenAPI document shows it (A §3.6). */
export const formCall = readingOneCall({
  path: '/forms/{id}',
  about: 'A form with its fields, the synthetic `email2` last.',
  answer: z.object({ id: z.int(), title: z.string(), intro: z.string(), fields: z.array(fieldAnswer) }),
  example: {
    id: 1,
    title: 'Schreiben Sie uns',
    intro: '',
    fields: [
      { ...exampleField, label: 'Name', slug: 'name', field_type: 1 },
      { ...exampleField, label: '', slug: CONFIRM_FIELD_SLUG, field_type: CONFIRM_FIELD_TYPE, id: 0, required: false },
    ],
  },
})
