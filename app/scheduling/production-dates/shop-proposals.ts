import type { ProposalView, ShopDateView, ShopLinks } from '../../operations/ticket-shop/links.ts'
import { dayOfIso, needsNumber, type ProductionDate } from './production-dates.ts'

/** What is read of a range of the shop. */
export type LinkPage = Pick<ShopLinks, 'dates' | 'proposals'>
/** The date of the shop proposed for a performance. */
export type ShopProposal = Omit<ProposalView, 'date'> & { date: ShopDateView }

/** The longest range that the shop is asked for, in days. */
const MAX_DAYS = 400
const DAY_MS = 86_400_000

/** The dates that need a number, with the days they lie in, at most a season from the first; undefined without any. */
export function linkable(dates: readonly ProductionDate[]): { ids: number[]; from: string; until: string } | undefined {
  const open = dates.filter(needsNumber)
  const [first] = open
  if (!first) return undefined
  const from = dayOfIso(first.startsAt)
  const last = new Date(Date.parse(`${from}T00:00Z`) + MAX_DAYS * DAY_MS).toISOString().slice(0, 10)
  const within = open.filter(({ startsAt }) => dayOfIso(startsAt) <= last)
  return { ids: within.map(({ id }) => id), from, until: dayOfIso(within.at(-1)?.startsAt ?? from) }
}

/** The proposals of a page of the shop for some performances, by their ids. */
export function linksOf({ dates, proposals }: LinkPage, ids: readonly number[]): Map<number, ShopProposal> {
  const byId = new Map(dates.map((date) => [date.id, date]))
  return new Map(
    proposals.flatMap((proposal) => {
      const date = byId.get(proposal.date)
      return date && ids.includes(proposal.performance) ? [[proposal.performance, { ...proposal, date }] as const] : []
    }),
  )
}
