import { useRouteLoaderData } from 'react-router'

/** What of the frame of every page the question for consent needs. */
export type ConsentFrame = {
  /** addresses of the legal pages that are online */
  legal: string[]
  /** address of the tag manager's script on a host of the house's own; null when there is none */
  tagManager: string | null
}

/** What the frame says; undefined on the error page of a site that could not even read it. */
export function useConsentFrame(): ConsentFrame | undefined {
  return useRouteLoaderData<{ frame: ConsentFrame }>('root')?.frame
}
