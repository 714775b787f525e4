import { postWithCsrfToken } from '../platform/http/post-with-csrf-token.ts'
import { currentLocale, t } from '../platform/i18n/i18n.ts'
import { ENTRIES_PATH, FORM_TOKEN_HEADER, FORM_TOKEN_PATH, SOLUTION_HEADER, TEMP_FILES_PATH } from './constants.ts'
import type { FieldValues } from './validate.ts'

/** The result of a submission: the text of thanks, or the errors. */
export type Outcome = { thanks: string } | { errors: Record<string, string>; failure: string }

/** What `post` gives where no answer came. */
const NO_ANSWER = 'no_answer'
/** How long an answer to an entry is waited for; a line that is held but dead would leave the button at *Sending* for minutes. */
const ANSWER_LIMIT_MS = 30_000

type Answer = { detail?: string; code?: string; task?: string; errors?: Record<string, string[]>; id?: string; name?: string }

/**
 * Submits an entry. A challenge from the server is solved in the background and the entry submitted again. Where the connection
 * is gone it says so: the form token lets an entry of which the answer was lost be sent again.
 */
export async function sendEntry(form: number, field_values: FieldValues, formToken: string): Promise<Outcome> {
  const body = JSON.stringify({ form, field_values })
  const headers = { 'content-type': 'application/json', ...(formToken ? { [FORM_TOKEN_HEADER]: formToken } : {}) }
  const send = (more: Record<string, string> = {}) =>
    post(ENTRIES_PATH, { body, headers: { ...headers, ...more }, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  let { ok, answer } = await send()
  if (answer.code === 'proof_required' && answer.task) {
    const solution = await solutionOf(answer.task)
    if (solution === NO_ANSWER) answer = { code: NO_ANSWER }
    else if (solution) ({ ok, answer } = await send({ [SOLUTION_HEADER]: `${answer.task}.${solution}` }))
  }
  if (ok) return { thanks: answer.detail ?? '' }
  const errors = Object.fromEntries(Object.entries(answer.errors ?? {}).map(([slug, [message = '']]) => [slug, message]))
  return { errors, failure: answer.code === 'validation_failed' ? '' : failureOf(answer) }
}

function failureOf({ code, detail }: Answer): string {
  const failure = detail ?? t("Unfortunately, that didn't work.")
  return code === NO_ANSWER
    ? `${failure} ${t('There is no connection right now. Your entries are still here; please send them again. They will not arrive twice.')}`
    : failure
}

/** The solution of a challenge; `NO_ANSWER` where the script that solves it cannot be loaded. */
async function solutionOf(task: string): Promise<string | undefined> {
  try {
    const { solve } = await import('./proof-of-work.ts')
    return await solve(task)
  } catch {
    return NO_ANSWER
  }
}

/** Fetches a form token; empty when the request fails. Without it an entry that is sent twice counts as two. */
export async function fetchFormToken(): Promise<string> {
  try {
    const response = await fetch(inLanguageOfPage(FORM_TOKEN_PATH), { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    return response.ok ? ((await response.json()) as { mark: string }).mark : ''
  } catch {
    return ''
  }
}

/** Uploads a file ahead of its entry (A §7). @throws Error with a message for the visitor */
export async function sendFile(file: File): Promise<{ id: string; name: string }> {
  const data = new FormData()
  data.set('file', file)
  const { ok, answer } = await post(TEMP_FILES_PATH, { body: data, headers: {} })
  if (!ok || !answer.id) throw new Error(answer.errors?.file?.[0] ?? answer.detail ?? t("Unfortunately, that didn't work."))
  return { id: answer.id, name: answer.name ?? file.name }
}

/** Calls of the specification bear the language prefix always (A §7). */
function inLanguageOfPage(path: string): string {
  return `/${currentLocale()}${path}`
}

async function post(path: string, call: RequestInit & { headers: Record<string, string> }): Promise<{ ok: boolean; answer: Answer }> {
  let response: Response
  try {
    response = await postWithCsrfToken(inLanguageOfPage(path), call, inLanguageOfPage(FORM_TOKEN_PATH))
  } catch {
    return { ok: false, answer: { code: NO_ANSWER } }
  }
  return { ok: response.ok, answer: (await response.json().catch(() => ({}))) as Answer }
}
