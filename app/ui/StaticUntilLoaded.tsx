import { type ComponentType, lazy, Suspense } from 'react'
import { type Load, useDeferredComponent } from './load-on-interaction.tsx'

/** A component whose code is loaded after the page: its server rendering, and the loader for the browser. */
export type DeferredComponent = { load: Load; OnServer: ComponentType }

/** Declares a deferred component, beside the component that shows it. */
export function deferredComponent(load: Load): DeferredComponent {
  return { load, OnServer: lazy(load) }
}

/**
 * Keeps the server-rendered HTML of a component, with working links and forms, until its code has loaded. Hydrating it
 * through `Suspense` instead would discard the HTML on any update above it.
 * @param when starts loading the code
 */
export function StaticUntilLoaded({ part: { load, OnServer }, when }: { part: DeferredComponent; when: () => Promise<unknown> }) {
  const Loaded = useDeferredComponent(load, when)
  if (typeof document === 'undefined') {
    return (
      <div>
        <Suspense>
          <OnServer />
        </Suspense>
      </div>
    )
  }
  if (Loaded) {
    return (
      <div key="alive">
        <Loaded />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server drew stays
  return <div key="drawn" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
