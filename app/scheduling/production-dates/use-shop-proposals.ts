import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { ProductionDate } from './production-dates.ts'
import type { ShopProposal } from './shop-proposals.ts'
import { type LinkPage, linkable, linksOf } from './shop-proposals.ts'

type Proposals = {
  /** dates of the shop proposed for dates of the production, by the id of these */
  proposals: ReadonlyMap<number, ShopProposal>
  /** why there are none, where the shop does not answer */
  failure: string
  /** links dates with what is proposed for them, all or none; @returns why not */
  link(ids: number[]): Promise<string | undefined>
}

const NONE: ReadonlyMap<number, ShopProposal> = new Map()
/** How many links one request makes at most (`MAX_LINKS`). */
const BATCH = 200

/** The dates of the ticket shop that are proposed for a production's dates without a number; the shop is asked once per change. */
export function useShopProposals(dates: readonly ProductionDate[], mayWrite: boolean): Proposals {
  const [found, setFound] = useState<{ proposals: ReadonlyMap<number, ShopProposal>; failure: string }>({ proposals: NONE, failure: '' })
  const range = mayWrite ? linkable(dates) : undefined
  const query = range && new URLSearchParams({ from: range.from, until: range.until }).toString()
  const open = range?.ids.join(',') ?? ''
  useEffect(() => {
    if (!query) return setFound({ proposals: NONE, failure: '' })
    let isStale = false
    request<LinkPage>('GET', `/api/admin/shop/links?${query}`).then(
      (page) => !isStale && setFound({ proposals: linksOf(page, open.split(',').map(Number)), failure: '' }),
      (error) => !isStale && setFound({ proposals: NONE, failure: hasNoShop(error) ? '' : t('The ticket shop is not responding.') }),
    )
    return () => {
      isStale = true
    }
  }, [query, open])

  return {
    ...found,
    async link(ids) {
      const links = ids.flatMap((id) => found.proposals.get(id) ?? []).map(({ performance, date }) => ({ performance, date: date.id }))
      const days = range && { from: range.from, until: range.until }
      for (let start = 0; start < links.length; start += BATCH) {
        const body = { ...days, links: links.slice(start, start + BATCH) }
        const reason = await request('POST', '/api/admin/shop/links', body).then(() => undefined, failureText)
        if (reason) return reason
      }
      return undefined
    },
  }
}

/** A house without a ticket shop has nothing to link with, which is no failure. */
function hasNoShop(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'no_shop'
}
