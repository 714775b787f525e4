import { onTestFinished } from 'vitest'

/** A request that a component made. */
export type Asked = { method: string; url: URL; body: unknown }
/** What the server would answer: what is sent as JSON, a `Response` for another status, or undefined for 204. */
type Answer = (asked: Asked) => unknown
export type Answers = Record<string, Answer>

/**
 * Answers the requests of the components of a test in the place of a server, by method and path: `'GET /api/media/'`; a path that ends
 * with `*` stands for all that begin like it. The type of an answer is that of the API's contract. A request without an answer
 * fails the test. Where what the server does is the point, the test is a story.
 * @returns the requests, in their order
 */
export function answerRequests(answers: Answers): Asked[] {
  const asked: Asked[] = []
  const answerTo = (method: string, path: string) =>
    Object.entries(answers).find(
      ([call]) => call === `${method} ${path}` || (call.endsWith('*') && `${method} ${path}`.startsWith(call.slice(0, -1))),
    )?.[1]
  const original = window.fetch
  const unanswered: string[] = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const answer = answerTo(request.method, url.pathname)
    if (!answer) {
      unanswered.push(`${request.method} ${url.pathname}`)
      throw new TypeError(`nothing answers ${request.method} ${url.pathname}`)
    }
    const text = await request.text()
    const one = {
      method: request.method,
      url,
      body: text && request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    }
    asked.push(one)
    const givenUp = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    // Also where the answer throws: what is given up later is no error that nobody waits for.
    const said = await Promise.race([Promise.resolve(one).then(answer), givenUp])
    if (said instanceof Response) return said
    return said === undefined ? new Response(null, { status: 204 }) : Response.json(said)
  }
  onTestFinished(() => {
    window.fetch = original
    if (unanswered.length > 0) throw new Error(`without an answer: ${unanswered.join(', ')}`)
  })
  return asked
}
