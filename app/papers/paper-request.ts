import { adminUrl } from '../platform/routing/admin-url.ts'

/** A paper with what it is about: for the front of house, for the foyer, or the programme of a month as a leaflet. */
export type PaperRequest = { paper: 'evening' | 'cast'; event: number } | { paper: 'month'; month: string }

/** The screen of a paper in the admin area. */
export function paperUrl(request: PaperRequest): string {
  return `${adminUrl('papers')}?${paperQuery(request)}`
}

/** A paper as the query of an address. */
export function paperQuery(request: PaperRequest): string {
  return new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)])).toString()
}
