import { createContext, createElement, type ReactElement, useContext } from 'react'

/** How a rendering on the server reuses parts that earlier ones have rendered (`cache/fragment-cache.ts`). */
export type FragmentMarker = {
  /** name of the elements that stand for a fragment, or around one that is rendered */
  tag: string
  /** @returns the number of the fragment in this rendering, and whether its HTML is there already */
  find(key: string): { index: number; isKnown: boolean }
}

/** Undefined where every part is rendered: in the browser, for staff, in tests. */
export const FragmentContext = createContext<FragmentMarker | undefined>(undefined)

/**
 * Marks an element as a fragment: on the server its HTML is kept and reused wherever name, data and layout data are the
 * same. What it renders may depend on nothing else: on no other context, no address, no `useId`, and it may put nothing
 * into the head. In the browser it is the element itself.
 * @param name the component, and what distinguishes its uses
 * @param data all props and contexts it depends on besides the layout data, as JSON
 */
export function fragment(name: string, data: unknown, element: ReactElement): ReactElement {
  if (!import.meta.env.SSR) return element
  return (
    <Fragment key={element.key} name={name} data={data}>
      {element}
    </Fragment>
  )
}

function Fragment({ name, data, children }: { name: string; data: unknown; children: ReactElement }) {
  const fragments = useContext(FragmentContext)
  if (!fragments) return children
  const { index, isKnown } = fragments.find(`${name} ${JSON.stringify(data)}`)
  return createElement(fragments.tag, { n: index }, isKnown ? null : children)
}
