import { useRouteLoaderData } from 'react-router'

/** The part of the layout data that the consent manager needs. */
export type ConsentFrame = {
  /** addresses of the legal pages that are online */
  legal: string[]
  /** address of the tag manager's script on a first-party host; null when there is none */
  tagManager: string | null
}

/** The consent manager's layout data; undefined on an error page without layout data. */
export function useConsentFrame(): ConsentFrame | undefined {
  return useRouteLoaderData<{ frame: ConsentFrame }>('root')?.frame
}
