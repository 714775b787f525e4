import { useLayoutData } from '../site/index.ts'

/** Whether the webshop is switched on (A §3.7); true on a page without layout data. */
export function useShopOnline(): boolean {
  return useLayoutData()?.isShopOnline ?? true
}

/** Whether lists offer booking beside each performance, a setting of the site (B §9). */
export function useQuickBuy(): boolean {
  return useLayoutData()?.quickBuy ?? true
}
