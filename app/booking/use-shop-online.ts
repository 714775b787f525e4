import { useRouteLoaderData } from 'react-router'
import type { FrameData } from '../site/index.ts'

/** Whether the house has its shop open (A §3.7). On a page without a frame it counts as open. */
export function useShopOnline(): boolean {
  return useRouteLoaderData<{ frame: FrameData }>('root')?.frame?.isShopOnline ?? true
}
