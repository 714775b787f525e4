import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import type { ApiEnv } from '../platform/http/api.ts'
import { publicGet, publicGetById } from '../platform/http/get-route.ts'
import { jsonRequest, publicPost } from '../platform/http/post-route.ts'
import { t } from '../platform/i18n/i18n.ts'
import { CONFIRM_FIELD_SLUG, CONFIRM_FIELD_TYPE } from './field-types.ts'

const fieldSchema = z
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
    autocomplete: z.string().nullable().optional(),
    visible_if: z
      .object({ slug: z.string(), values: z.array(z.string()) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'FormField' })
const exampleField = { id: 1, required: true, visible: true, choices: [], default: '', placeholder_text: '', help_text: '' }

const MAX_VALUES = 100

/** The definition of a form (A §3.6). */
export const formRoute = publicGetById({
  path: '/forms/{id}',
  summary: 'A form with its fields, the synthetic `email2` last.',
  response: z.object({ id: z.int(), title: z.string(), intro: z.string(), fields: z.array(fieldSchema) }),
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

export const formTokenRoute = publicGet({
  path: '/forms-mark',
  summary: 'A token with the time at which a form was opened, sent with the entry in `X-Form-Mark`: it replaces the proof of work.',
  response: z.object({ mark: z.string() }),
  example: { mark: 'page.1795258800000.k3J9' },
})

/** Uploads a file before the entry that refers to it. @param guards middleware that runs before the body is read */
export const uploadRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/temp-files',
      summary: 'Uploads a file for an entry, which then refers to it by its id. Files without an entry are deleted after a day.',
      status: 201,
      response: z.object({ id: z.uuid(), name: z.string(), size: z.int() }),
      example: { id: '5b1c6a1e-0c3f-4c52-9a5e-0f9a4a2f4b1d', name: 'lebenslauf.pdf', size: 48_211 },
      errors: [400, 409, 413, 429],
      publicUrl,
      guards,
    }),
    request: { body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } } },
  })

const uploadForm = z.strictObject(
  {
    file: z
      .custom<File>((file) => file instanceof File, { error: () => t('Please choose a file.') })
      .meta({ type: 'string', format: 'binary' }),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? t('This value is not allowed.') : undefined) },
)

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(MAX_VALUES)])
const submission = z.strictObject({ form: recordId, field_values: z.record(z.string().max(60), fieldValue) })

/** Submits a form. @param guards middleware that runs before the body is read */
export const submitRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/forms-entries',
      summary: 'Submits a form: its id and a value for each field by its slug.',
      status: 201,
      response: z.object({ detail: z.string().meta({ description: 'The thanks of the form.' }) }),
      example: { detail: 'Vielen Dank! Wir melden uns bei Ihnen.' },
      errors: [400, 404, 413, 429],
      publicUrl,
      guards,
    }),
    request: jsonRequest(submission, { form: 1, field_values: { name: 'Mara Lindt', email: 'mara@example.org', nachricht: 'Guten Tag!' } }),
  })
