import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { type Load, useDeferredComponent } from './load-on-interaction.tsx'

/** A component whose code is loaded after the page: its server rendering, and the loader for the browser. */
export type DeferredComponent = { load: Load; OnServer: ComponentType }

const FOCUSABLE = 'a,button,input,summary'

/** Declares a deferred component, beside the component that shows it. */
export function deferredComponent(load: Load): DeferredComponent {
  return { load, OnServer: lazy(load) }
}

/**
 * Keeps the server-rendered HTML of a component, with working links and forms, until its code has loaded; the focus stays
 * where it is. Hydrating it through `Suspense` instead would discard the HTML on any update above it.
 * @param when starts loading the code
 */
export function StaticUntilLoaded({ part: { load, OnServer }, when }: { part: DeferredComponent; when: () => Promise<unknown> }) {
  const Loaded = useDeferredComponent(load, when)
  /** which of the elements has the focus, when the drawn ones give way to the same ones alive */
  const focused = useRef(-1)
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
      <div
        key="alive"
        ref={(box) => {
          box?.querySelectorAll<HTMLElement>(FOCUSABLE)[focused.current]?.focus({ preventScroll: true })
          focused.current = -1
        }}
      >
        <Loaded />
      </div>
    )
  }
  return (
    <div
      key="drawn"
      // Called before the element is removed, and with it the focus.
      ref={(box) => () => {
        const elements: (Element | null)[] = [...(box?.querySelectorAll(FOCUSABLE) ?? [])]
        focused.current = elements.indexOf(document.activeElement)
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server drew stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
