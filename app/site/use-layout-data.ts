import { useRouteLoaderData } from 'react-router'
import type { LayoutData } from './layout-data.ts'

/** The layout data of the page; undefined on the error page of a site that could not even read it. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<{ frame: LayoutData }>('root')?.frame
}
