import { CSRF_COOKIE, readCookie } from '../platform/http/cookies.ts'
import { OTHER_ACCOUNT, PAGE_OWNER_HEADER } from '../platform/http/page-owner-header.ts'
import { t } from '../platform/i18n/i18n.ts'
import { noteLogin, type Person, pageOwner } from './page-owner.ts'

/** An error response of the API. `status` 0 means the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: { code?: string; detail?: string; errors?: Record<string, string[]>; [member: string]: unknown }
  constructor(status: number, problem: ApiError['problem']) {
    super(problem.detail ?? `call failed with ${status}`)
    this.status = status
    this.problem = problem
  }
}

/** What every call of a page of staff carries: the CSRF token, and for whom the page was drawn. */
export function staffHeaders(): Record<string, string> {
  const owner = pageOwner()
  return {
    accept: 'application/json',
    'X-CSRFToken': readCookie(document.cookie, CSRF_COOKIE) ?? '',
    ...(owner ? { [PAGE_OWNER_HEADER]: owner.id } : {}),
  }
}

/** The error of a refused call. Somebody else who has logged in meanwhile is noted, so that the page says so. */
export function refusal(status: number, problem: ApiError['problem']): ApiError {
  if (problem.code === OTHER_ACCOUNT) noteLogin(problem.logged_in as Person)
  return new ApiError(status, problem)
}

/** Browsers keep at most 64 kB alive, in all. */
const KEEPALIVE_BOUND = 30_000

/** Calls the server as staff, with credentials, the CSRF header (A §6) and the page's owner. @throws ApiError */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await requestResponse(method, path, body)
  if (response.status === 204) return undefined as T
  return response.json().catch(() => ({})) as Promise<T>
}

/** Like `request`, with the response itself, for other content than JSON. @throws ApiError */
export async function requestResponse(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData
  const sent = body === undefined || isForm ? body : JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { ...staffHeaders(), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      body: sent,
      // Lets requests complete when the page is left.
      keepalive: typeof sent === 'string' && sent.length < KEEPALIVE_BOUND,
    })
  } catch {
    throw new ApiError(0, await unreadableFileProblem(body))
  }
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => ({})))
  return response
}

/** A file that another program has written, moved or deleted since it was chosen cannot be sent, which is not the server's fault. */
export async function unreadableFileProblem(body: unknown): Promise<ApiError['problem']> {
  const files = body instanceof FormData ? [...body.values()].filter((value) => value instanceof File) : []
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  const isReadable = reads.every(({ status }) => status === 'fulfilled')
  return isReadable ? {} : { detail: t('The file has been changed or moved since it was chosen. Please choose it again.') }
}
