const ATTEMPTS = 4
const ATTEMPT_MS = 5_000
/** The longest that a service is waited for that asks for time; what it keeps longer runs out by itself. */
const LONGEST_WAIT_MS = 60_000
/** What a service says of itself in a log, at most. */
const MAX_REASON = 200
/** What is not put right by asking again: what was asked, or by whom. */
const FINAL = [400, 401, 403, 404, 405, 413, 422]

/** Why a call failed, and after how many milliseconds it may be tried again; `null`: never. */
type Failure = { reason: string; after: number | null }

/**
 * Calls a service until it succeeds: at growing intervals, after the time that it asks for, and not again where nothing would
 * come of it.
 * @param wait for a test
 * @returns why it did not in the end; undefined when it did
 */
export async function attemptPurge(url: string, call: RequestInit, closing: AbortSignal, wait = pause): Promise<string | undefined> {
  for (let number = 1; ; number++) {
    const failure = await fetch(url, { method: 'POST', ...call, signal: AbortSignal.timeout(ATTEMPT_MS) }).then(
      (answer) => failureOf(answer, 250 * 4 ** (number - 1)),
      (error) => ({ reason: String(error), after: 250 * 4 ** (number - 1) }),
    )
    if (failure === undefined) return undefined
    if (failure.after === null || number === ATTEMPTS || closing.aborted) return failure.reason
    await wait(failure.after, closing)
  }
}

/** What an answer says: a status, and with some services `success: false` whatever the status. */
async function failureOf(answer: Response, usual: number): Promise<Failure | undefined> {
  const body = await answer.text().catch(() => '')
  if (answer.ok && !/"success"\s*:\s*false/.test(body)) return undefined
  const reason = `status ${answer.status}${body && `: ${body.slice(0, MAX_REASON)}`}`
  if (FINAL.includes(answer.status)) return { reason, after: null }
  return { reason, after: answer.status === 429 ? (askedFor(answer.headers) ?? usual) : usual }
}

/** How long a service asks to be left alone, in milliseconds: Retry-After in seconds or as a date, or when Fastly counts anew. */
function askedFor(headers: Headers): number | undefined {
  const after = headers.get('retry-after')
  const reset = headers.get('fastly-ratelimit-reset')
  const until = after === null ? Number(reset) * 1000 : Date.parse(after)
  const asked = after !== null && /^\d+$/.test(after) ? Number(after) * 1000 : until - Date.now()
  return Number.isFinite(asked) && asked > 0 && (after !== null || reset !== null) ? Math.min(asked, LONGEST_WAIT_MS) : undefined
}

/** Waits, no longer than until the site closes. */
export function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      clearTimeout(timer)
      closing.removeEventListener('abort', done)
      resolve()
    }
    if (closing.aborted) done()
    else closing.addEventListener('abort', done)
  })
}
