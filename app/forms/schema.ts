import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { MAX_SLUG_LENGTH } from '../platform/format/slug.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { PERSONAL_DETAILS, type PersonalDetail } from './auto-complete.ts'
import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import { MAX_FIELD_SLUG_LENGTH } from './free-slug.ts'

export const MAX_CHOICE_LENGTH = 200

const slug = z
  .string()
  .max(MAX_FIELD_SLUG_LENGTH)
  .regex(/^[a-z0-9_]+$/, { error: () => t('Use only lowercase letters, digits and underscores.') })
const MAX_FIELDS = 60

/** A field of a form as it is stored; the synthetic field `email2` is added when a form is read (A §3.6). */
const formFieldSchema = z.strictObject({
  id: recordId,
  label: z.string().min(1).max(200),
  slug: slug.refine((value) => value !== CONFIRM_FIELD_SLUG),
  field_type: z.int().refine((number) => number in FIELD_TYPES),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.string().min(1).max(MAX_CHOICE_LENGTH)).max(100),
  default: z.string().max(1000),
  placeholder_text: z.string().max(200),
  help_text: z.string().max(500),
  /** which personal detail a line of text asks for, for the browser's autofill */
  autocomplete: z
    .enum(Object.keys(PERSONAL_DETAILS) as [PersonalDetail])
    .nullable()
    .optional(),
  /** shown only while another field has one of these values */
  visible_if: z
    .strictObject({ slug, values: z.array(z.string().max(MAX_CHOICE_LENGTH)).min(1).max(20) })
    .nullable()
    .optional(),
})
export type FormField = z.infer<typeof formFieldSchema>

/** The email to the visitor: none, a copy, or a link that confirms the entry (double opt-in). */
const CONFIRMATIONS = ['none', 'copy', 'opt-in'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** The definition of a form. */
export const formDefinitionSchema = z
  .strictObject({
    slug: z
      .string()
      .max(MAX_SLUG_LENGTH)
      .regex(/^[a-z0-9-]+$/),
    title: z.string().min(1).max(200),
    intro: z.string().max(2000).default(''),
    fields: z.array(formFieldSchema).min(1).max(MAX_FIELDS),
    recipients: z
      .array(z.email({ error: () => t('Invalid e-mail address!') }))
      .max(10)
      .default([]),
    confirmation: z.enum(CONFIRMATIONS).default('none'),
    successText: z.string().max(500).default(''),
  })
  .superRefine(({ fields, confirmation }, context) => {
    const addIssue = (index: number, key: string, message: Label) =>
      context.addIssue({ code: 'custom', path: ['fields', index, key], message: t(message) })
    for (const [index, field] of fields.entries()) {
      const earlier = fields.slice(0, index)
      if (earlier.some((earlierField) => earlierField.slug === field.slug))
        addIssue(index, 'slug', 'An earlier field already uses this ID.')
      if (FIELD_TYPES[field.field_type]?.isChosen && field.choices.length === 0) addIssue(index, 'choices', 'Enter the options.')
      if (FIELD_TYPES[field.field_type]?.isChosen && field.default && !field.choices.includes(field.default))
        addIssue(index, 'default', 'The default value must be one of the options.')
      if (field.visible_if && !earlier.some((earlierField) => earlierField.slug === field.visible_if?.slug))
        addIssue(index, 'visible_if', 'There is no earlier field with this ID.')
    }
    if (confirmation !== 'none' && !fields.some((field) => FIELD_TYPES[field.field_type]?.name === 'email' && field.required))
      context.addIssue({ code: 'custom', path: ['confirmation'], message: t('This needs a required email field in the form.') })
  })
