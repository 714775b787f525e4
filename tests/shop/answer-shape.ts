import type { Answer } from './pretix-questions.ts'

/**
 * Where answers differ from recorded ones in what a program can rely on: status, headers, the fields that there are and
 * the kinds of their values; of refusals the words too, as the adapter tells them apart by these. Fields that are recorded
 * alone are no difference.
 * @returns a line per difference
 */
export function differencesOf(answers: Map<string, Answer>, recorded: Map<string, Answer>): string[] {
  return [...answers].flatMap(([name, answer]) => {
    const model = recorded.get(name)
    if (!model) return [`${name}: not recorded`]
    const lines = answer.status === model.status ? [] : [`: status ${answer.status}, recorded ${model.status}`]
    lines.push(...differences(answer.headers, model.headers, ' header'))
    if (model.status >= 400) lines.push(...refusals(answer.body, model.body, ''))
    else lines.push(...differences(answer.body, model.body, ''))
    return lines.map((line) => `${name}${line}`)
  })
}

function differences(value: unknown, model: unknown, path: string): string[] {
  // Of what was empty when it was recorded nothing is known.
  if (value === null || model === null) return []
  if (/\.errors$/.test(path)) return refusals(value, model, path)
  if (Array.isArray(value) && Array.isArray(model)) {
    const [first] = model
    return first === undefined ? [] : value.slice(0, 1).flatMap((entry) => differences(entry, first, `${path}[]`))
  }
  const [kind, modelKind] = [kindOf(value), kindOf(model)]
  if (kind !== modelKind) return [`${path}: ${kind}, recorded ${modelKind}`]
  if (kind !== 'object') return []
  const known = model as Record<string, unknown>
  return Object.entries(value as object).flatMap(([field, entry]) => {
    if (isByKey(known)) return []
    return field in known ? differences(entry, known[field], `${path}.${field}`) : [`${path}.${field}: not recorded`]
  })
}

/** Whether an object's fields are keys of its own, such as languages. */
function isByKey(model: Record<string, unknown>): boolean {
  return Object.keys(model).every((key) => /^[a-z]{2}(-[a-z]+)?$|^\d+$|^[A-ZÄÖÜ]/.test(key))
}

/** The words of refusals, without the names that they quote. */
function refusals(value: unknown, model: unknown, path: string): string[] {
  const [words, recorded] = [value, model].map((body) =>
    JSON.stringify(body)
      ?.replace(/\\"[^"]*\\"/g, '…')
      .replace(/\d+/g, '…'),
  )
  return words === recorded ? [] : [`${path}: ${words}, recorded ${recorded}`]
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'string') return typeof value
  if (/^-?\d+\.\d\d$/.test(value)) return 'money'
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'moment'
  return 'text'
}
