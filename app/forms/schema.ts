import { z } from 'zod'

/** One field of a form as it is stored; the synthetic field `email2` is added when a form is read (A §3.6). */
export const formFieldSchema = z.strictObject({
  id: z.int().positive(),
  label: z.string().min(1).max(200),
  slug: z.string().regex(/^[a-z0-9_]{1,60}$/),
  field_type: z.int().min(1).max(15),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.string().max(200)).max(100),
  default: z.string().max(1000),
  placeholder_text: z.string().max(200),
  help_text: z.string().max(500),
})
export type FormField = z.infer<typeof formFieldSchema>
