import { type ComponentType, lazy, Suspense } from 'react'
import { type Load, useLoaded } from './late.tsx'

/** A part whose code comes after the page: what the server draws it with, and how the browser gets it. */
export type LatePart = { load: Load; OnServer: ComponentType }

/** Declares such a part, beside the component that shows it. */
export function latePart(load: Load): LatePart {
  return { load, OnServer: lazy(load) }
}

/**
 * A part that the server draws whole and the browser leaves as it is, links and forms at work, until its code has
 * come. Hydrating it instead would let any change above wipe it out meanwhile.
 * @param when the browser begins to load the code
 */
export function ServerDrawn({ part: { load, OnServer }, when }: { part: LatePart; when: () => Promise<unknown> }) {
  const Alive = useLoaded(load, when)
  if (typeof document === 'undefined') {
    return (
      <div>
        <Suspense>
          <OnServer />
        </Suspense>
      </div>
    )
  }
  if (Alive) {
    return (
      <div key="alive">
        <Alive />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server drew stays
  return <div key="drawn" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
