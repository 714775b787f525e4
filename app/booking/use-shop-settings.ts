import { useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../site/index.ts'

/** What booking needs to know of the house; undefined on a page without a frame. */
export function useShopSettings(): Pick<LayoutData, 'isShopOnline' | 'quickBuy' | 'currencySign' | 'timeStyle'> | undefined {
  return useRouteLoaderData<{ frame: LayoutData }>('root')?.frame
}

/** Whether the house has its shop open (A §3.7). On a page without a frame it counts as open. */
export function useShopOnline(): boolean {
  return useShopSettings()?.isShopOnline ?? true
}

/** Whether lists offer booking beside each performance, a switch of the house (B §9). */
export function useQuickBuy(): boolean {
  return useShopSettings()?.quickBuy ?? true
}
