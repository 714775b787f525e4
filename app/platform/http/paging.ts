import { z } from 'zod'

const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** `page` and `page_size` of a list call, for `z.object`. */
export const pageParameters = (usualSize: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(usualSize),
})

/** `page` and `page_size` of a list call. */
export const pageQuery = z.object(pageParameters(DEFAULT_PAGE_SIZE))
export type PageQuery = z.infer<typeof pageQuery>

/** What every list call answers, for lists of one kind of thing. */
export function listOf<T extends z.ZodType>(result: T) {
  return z.object({
    count: z.int().meta({ description: 'How many there are on all pages.' }),
    next: z.string().nullable().meta({ description: 'Address of the next page.' }),
    previous: z.string().nullable().meta({ description: 'Address of the page before.' }),
    results: z.array(result),
  })
}

/** The answer of every list call: `{count, next, previous, results}`, with the addresses of the neighbouring pages. */
export function listResponse<T>(url: string, query: PageQuery, count: number, results: T[]) {
  const last = Math.max(1, Math.ceil(count / query.page_size))
  return {
    count,
    next: query.page < last ? pageAddress(url, query.page + 1) : null,
    previous: query.page > 1 ? pageAddress(url, Math.min(query.page - 1, last)) : null,
    results,
  }
}

function pageAddress(url: string, page: number): string {
  const address = new URL(url)
  address.searchParams.set('page', String(page))
  return `${address.pathname}${address.search}`
}
