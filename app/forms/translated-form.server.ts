import type { ReadContext } from '../platform/cache/cached-read.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import type { FormField } from './schema.ts'
import type { forms } from './tables.ts'
import { type FieldValues, textsOf } from './validate.ts'

type Form = typeof forms.$inferSelect

/**
 * A form in the language of the page, itself in the first one. Conditions name the choices of other fields as that page shows
 * them, since the browser compares them with what is chosen there.
 */
export async function inPageLanguage(context: ReadContext, form: Form): Promise<Form> {
  const translate = await rowTranslator(context)
  const shown = translate('form', form)
  return shown === form ? form : { ...shown, fields: shown.fields.map((field) => withCondition(field, form, shown)) }
}

function withCondition(field: FormField, original: Form, shown: Form): FormField {
  const { visible_if: condition } = field
  if (!condition) return field
  const words = wordsOf(condition.slug, original, shown)
  return { ...field, visible_if: { ...condition, values: condition.values.map((value) => words.get(value) ?? value) } }
}

/** What was entered on a page in another language, with choices in the words of the original, in which staff read and count them. */
export async function inOriginalWords(context: ReadContext, form: Form, entered: FieldValues): Promise<FieldValues> {
  const shown = await inPageLanguage(context, form)
  if (shown === form) return entered
  return Object.fromEntries(
    Object.entries(entered).map(([slug, value]) => {
      const words = wordsOf(slug, shown, form)
      if (words.size === 0) return [slug, value]
      const texts = textsOf(value).map((text) => words.get(text) ?? text)
      return [slug, Array.isArray(value) ? texts : (texts[0] ?? value)]
    }),
  )
}

/** The choices of a field in one form by those in another. */
function wordsOf(slug: string, from: Form, to: Form): Map<string, string> {
  const [here, there] = [from, to].map(({ fields }) => fields.find((field) => field.slug === slug)?.choices ?? [])
  if (!here || !there || here.length !== there.length) return new Map()
  return new Map(here.map((choice, index) => [choice, there[index] ?? choice]))
}
