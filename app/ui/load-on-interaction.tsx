import { type ComponentType, useEffect, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'
import { patiently } from './load-patiently.ts'

/** Loads a component's code. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component that renders nothing at first: its code is loaded at the first interaction, which keeps the first view
 * small.
 */
export function LoadOnInteraction({ load }: { load: Load }) {
  const Part = useDeferredComponent(load, firstInteraction)
  return Part && <Part />
}

/**
 * A deferred component once it is loaded, with the line or when that is back; undefined on the server and until then. Another
 * failure is only logged: the page works without it.
 * @param when starts loading
 */
export function useDeferredComponent<Props = object>(load: Load<Props>, when: () => Promise<unknown>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [begin] = useState(() => () => when().then(patiently(load)))
  useEffect(() => {
    let isWanted = true
    begin().then(
      (module) => isWanted && setPart(() => module.default),
      (error) => console.error(error),
    )
    return () => {
      isWanted = false
    }
  }, [begin])
  return Part
}
