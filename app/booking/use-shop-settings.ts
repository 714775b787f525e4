import { useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../site/index.ts'

/** The settings of the site that booking needs; undefined on a page without layout data. */
export function useShopSettings(): Pick<LayoutData, 'isShopOnline' | 'quickBuy' | 'currencySign' | 'timeStyle'> | undefined {
  return useRouteLoaderData<{ frame: LayoutData }>('root')?.frame
}

/** Whether the webshop is switched on (A §3.7); true on a page without layout data. */
export function useShopOnline(): boolean {
  return useShopSettings()?.isShopOnline ?? true
}

/** Whether lists offer booking beside each performance, a setting of the site (B §9). */
export function useQuickBuy(): boolean {
  return useShopSettings()?.quickBuy ?? true
}
