import { z } from 'zod'
import { createApi, validationProblem } from '../platform/http/api.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { findForm } from './queries.server.ts'
import { formEntries } from './tables.ts'
import { CONFIRM_FIELD_SLUG, validateEntry } from './validate.ts'

const submission = z.strictObject({
  form: z.int().positive(),
  field_values: z.record(z.string().max(60), z.union([z.string(), z.array(z.string()).max(100), z.boolean(), z.null()])),
})

/** The calls of forms (A §7): the definition with its synthetic field, and the submission. */
export function formsApi(platform: Platform) {
  const api = createApi()

  api.get('/forms/:id{[1-9]\\d*}', async (context) => {
    const form = await findForm(platform, Number(context.req.param('id')))
    if (!form) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const synthetic = {
      id: 0,
      label: '',
      slug: CONFIRM_FIELD_SLUG,
      field_type: 'emailconfirm',
      required: false,
      visible: true,
      choices: [],
      default: '',
      placeholder_text: '',
      help_text: '',
    }
    return context.json({ id: form.id, title: form.title, intro: form.intro, fields: [...form.fields, synthetic] })
  })

  api.post('/forms-entries', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    const parsed = submission.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) throw validationProblem(parsed.error.issues)
    const form = await findForm(platform, parsed.data.form)
    if (!form) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const { [CONFIRM_FIELD_SLUG]: trap, ...values } = parsed.data.field_values
    const errors = validateEntry(form.fields, values)
    if (Object.keys(errors).length > 0)
      throw validationProblem(Object.entries(errors).map(([slug, message]) => ({ path: [slug], message })))
    // Whoever fills the hidden field is a machine; it hears what everybody hears, and nothing is kept (AMB-31).
    if (!trap) await platform.db.insert(formEntries).values({ formId: form.id, fieldValues: values })
    return context.json({ detail: t('Thank you! Your message has arrived.') }, 201)
  })

  return api
}
