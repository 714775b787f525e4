import { type ComponentType, lazy, Suspense } from 'react'
import { type Load, useDeferredComponent } from './load-on-interaction.tsx'

/** A part whose code comes after the page: what the server draws it with, and how the browser gets it. */
export type DeferredComponent = { load: Load; OnServer: ComponentType }

/** Declares such a part, beside the component that shows it. */
export function deferredComponent(load: Load): DeferredComponent {
  return { load, OnServer: lazy(load) }
}

/**
 * A part that the server draws whole and the browser leaves as it is, links and forms at work, until its code has
 * come. Hydrating it instead would let any change above wipe it out meanwhile.
 * @param when the browser begins to load the code
 */
export function StaticUntilLoaded({ part: { load, OnServer }, when }: { part: DeferredComponent; when: () => Promise<unknown> }) {
  const Alive = useDeferredComponent(load, when)
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
