import { createContext, createElement, type ReactElement, useContext } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router'

/** How a rendering on the server reuses parts that earlier ones have rendered (`cache/fragment-cache.ts`). */
export type FragmentMarker = {
  /** name of the elements that stand for a fragment, or around one that is rendered */
  tag: string
  /** whether a part that reads of the address what it does not declare fails, as it does outside production */
  isStrict: boolean
  /** @returns the number of the fragment in this rendering, and whether its HTML is there already */
  find(key: string): { index: number; isKnown: boolean }
}

/** What a fragment may declare that it reads of the address. */
export type ReadOfAddress = 'pathname' | 'search'

/** Undefined where every part is rendered: in the browser, for staff, in tests. */
export const FragmentContext = createContext<FragmentMarker | undefined>(undefined)

/**
 * Marks an element as a fragment: on the server its HTML is kept and reused wherever name, data, layout data and what it declares
 * to read of the address are the same. What it renders may depend on nothing else: on no other context, no `useId`, and it may put
 * nothing into the head. Of the address it sees what it declares: a part kept with one visitor's query would be shown to everybody.
 * In the browser it is the element itself.
 * @param name the component, and what distinguishes its uses
 * @param data all props and contexts it depends on besides the layout data, as JSON
 */
export function fragment(name: string, data: unknown, element: ReactElement, reads: readonly ReadOfAddress[] = []): ReactElement {
  if (!import.meta.env.SSR) return element
  return (
    <Fragment key={element.key} name={name} data={data} reads={reads}>
      {element}
    </Fragment>
  )
}

type Props = { name: string; data: unknown; reads: readonly ReadOfAddress[]; children: ReactElement }

function Fragment({ name, data, reads, children }: Props) {
  const fragments = useContext(FragmentContext)
  const routed = useContext(LocationContext)
  if (!fragments) return children
  const declared = reads.map((part) => routed?.location[part])
  const { index, isKnown } = fragments.find(`${name} ${JSON.stringify([data, declared])}`)
  if (isKnown) return createElement(fragments.tag, { n: index }, null)
  const location = routed && declaredOf(routed.location, name, reads, fragments.isStrict)
  const part = location ? <LocationContext value={{ ...routed, location }}>{children}</LocationContext> : children
  return createElement(fragments.tag, { n: index }, part)
}

/** A location that holds what is declared alone. Links ask for the path even where they do not need it: undeclared it is the same everywhere. */
function declaredOf(location: Location, name: string, reads: readonly ReadOfAddress[], isStrict: boolean): Location {
  const declared = (part: ReadOfAddress, otherwise: string) => (reads.includes(part) ? location[part] : otherwise)
  const hidden = (part: keyof Location) => {
    if (isStrict) throw new Error(`the fragment ${name} reads ${part} of the address and does not declare it`)
    return ''
  }
  return {
    pathname: declared('pathname', '/'),
    get search() {
      return reads.includes('search') ? location.search : hidden('search')
    },
    get hash() {
      return hidden('hash')
    },
    get state() {
      return hidden('state')
    },
    get key() {
      return hidden('key')
    },
  } as Location
}
