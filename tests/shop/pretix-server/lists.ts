import type { PretixContext, PretixControls } from './state.ts'

/** A page of a list, as pretix answers with it. */
export function page({ perPage }: PretixControls, context: PretixContext, rows: unknown[]) {
  const number = Number(context.req.query('page') ?? 1)
  const isLast = number * perPage >= rows.length
  if (number > 1 && (number - 1) * perPage >= rows.length) return context.json({ detail: 'Invalid page.' }, 404)
  const next = isLast ? null : `${context.req.url}&page=${number + 1}`
  const results = rows.slice((number - 1) * perPage, number * perPage)
  return context.json({ count: rows.length, next, previous: null, results })
}

/** A list that says when it was last changed, and nothing but that when nothing has changed since. */
export function conditionalPage(server: PretixControls, context: PretixContext, rows: unknown[]) {
  const { lastModified } = server
  if (!lastModified) return page(server, context, rows)
  const since = context.req.header('if-modified-since')
  if (since && Date.parse(lastModified) <= Date.parse(since)) return context.body(null, 304)
  context.header('last-modified', lastModified)
  return page(server, context, rows)
}

/** What pretix answers for an id that it does not have. */
export function noSuch(resource: string) {
  return { detail: `No ${resource} matches the given query.` }
}
