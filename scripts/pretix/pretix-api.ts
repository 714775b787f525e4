import { z } from 'zod'

const page = z.object({ next: z.string().nullable(), results: z.array(z.unknown()) })

/** A client of pretix's REST API that fills a shop; the site has its own, which may do much less. */
export type SetupApi = {
  /** All entries of a list, page after page. */
  list<T>(schema: z.ZodType<T>, path: string): Promise<T[]>
  post<T>(schema: z.ZodType<T>, path: string, body: unknown): Promise<T>
  patch(path: string, body: unknown): Promise<void>
  remove(path: string): Promise<void>
  /** Whether there is something at a path. */
  exists(path: string): Promise<boolean>
}

/** @param url the organiser's address in the API */
export function createSetupApi(url: string, token: string): SetupApi {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(path.startsWith('http') ? path : url + path, {
      method,
      // pretix's server closes idle connections without saying when, so that a later request would fail now and then.
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`pretix answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    async list(schema, path) {
      const all: unknown[] = []
      for (let next: string | null = path; next; ) {
        const { results, next: following } = page.parse(await send('GET', next))
        all.push(...results)
        next = following
      }
      return z.array(schema).parse(all)
    },
    post: async (schema, path, body) => schema.parse(await send('POST', path, body)),
    async patch(path, body) {
      await send('PATCH', path, body)
    },
    async remove(path) {
      await send('DELETE', path)
    },
    async exists(path) {
      const { status } = await fetch(url + path, { headers: { authorization: `Token ${token}`, connection: 'close' } })
      return status === 200
    },
  }
}
