import { postWithCsrfToken } from '../platform/http/post-with-csrf-token.ts'
import { currentLocale, t } from '../platform/i18n/i18n.ts'
import { ENTRIES_PATH, FORM_TOKEN_HEADER, FORM_TOKEN_PATH, SOLUTION_HEADER, TEMP_FILES_PATH } from './constants.ts'
import type { FieldValues } from './validate.ts'

/** The result of a submission: the text of thanks, or the errors. */
export type Outcome = { thanks: string } | { errors: Record<string, string>; failure: string }

type Answer = { detail?: string; code?: string; task?: string; errors?: Record<string, string[]>; id?: string; name?: string }

/** Submits an entry. A challenge from the server is solved in the background and the entry submitted again. */
export async function sendEntry(form: number, field_values: FieldValues, formToken: string): Promise<Outcome> {
  const body = JSON.stringify({ form, field_values })
  const headers = { 'content-type': 'application/json', ...(formToken ? { [FORM_TOKEN_HEADER]: formToken } : {}) }
  let { ok, answer } = await post(ENTRIES_PATH, body, headers)
  if (answer.code === 'proof_required' && answer.task) {
    const { solve } = await import('./proof-of-work.ts')
    const solution = await solve(answer.task)
    if (solution) ({ ok, answer } = await post(ENTRIES_PATH, body, { ...headers, [SOLUTION_HEADER]: `${answer.task}.${solution}` }))
  }
  if (ok) return { thanks: answer.detail ?? '' }
  const errors = Object.fromEntries(Object.entries(answer.errors ?? {}).map(([slug, [message = '']]) => [slug, message]))
  return { errors, failure: answer.code === 'validation_failed' ? '' : (answer.detail ?? t('Sorry, that did not work.')) }
}

/** Fetches a form token; empty when the request fails, in which case only the limit per source protects the form. */
export async function fetchFormToken(): Promise<string> {
  try {
    const response = await fetch(inLanguageOfPage(FORM_TOKEN_PATH))
    return response.ok ? ((await response.json()) as { mark: string }).mark : ''
  } catch {
    return ''
  }
}

/** Uploads a file ahead of its entry (A §7). @throws Error with a message for the visitor */
export async function sendFile(file: File): Promise<{ id: string; name: string }> {
  const data = new FormData()
  data.set('file', file)
  const { ok, answer } = await post(TEMP_FILES_PATH, data, {})
  if (!ok || !answer.id) throw new Error(answer.errors?.file?.[0] ?? answer.detail ?? t('Sorry, that did not work.'))
  return { id: answer.id, name: answer.name ?? file.name }
}

/** Calls of the specification bear the language prefix always (A §7). */
function inLanguageOfPage(path: string): string {
  return `/${currentLocale()}${path}`
}

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<{ ok: boolean; answer: Answer }> {
  try {
    const response = await postWithCsrfToken(inLanguageOfPage(path), { headers, body }, inLanguageOfPage(FORM_TOKEN_PATH))
    return { ok: response.ok, answer: (await response.json()) as Answer }
  } catch {
    return { ok: false, answer: {} }
  }
}
