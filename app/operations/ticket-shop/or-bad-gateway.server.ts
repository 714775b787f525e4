import { ShopDenied, ShopRejected, ShopUnavailable } from '../../booking/index.server.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** Runs a request to the shop. @throws Problem 502 when the shop does not answer, or not validly */
export async function orBadGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    if (error instanceof ShopDenied) throw new Problem(502, 'shop_denied', t('The ticket shop refuses the site’s key.'))
    throw new Problem(502, 'shop_unreachable', t('The ticket shop is not responding.'))
  }
}
