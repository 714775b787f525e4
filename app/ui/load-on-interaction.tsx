import { type ComponentType, useEffect, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'

/** Brings a component's code. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of the page that shows nothing at first: it and its code come with the visitor's first sign of life, so
 * that the first view is lighter by them.
 */
export function LoadOnInteraction({ load }: { load: Load }) {
  const Part = useDeferredComponent(load, firstInteraction)
  return Part && <Part />
}

/**
 * A component once it is here; undefined on the server and until then. A failure is only logged: the page works
 * without it.
 * @param when to begin loading
 */
export function useDeferredComponent<Props = object>(load: Load<Props>, when: () => Promise<unknown>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [begin] = useState(() => () => when().then(load))
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
