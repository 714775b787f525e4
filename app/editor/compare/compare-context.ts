import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ContentNode, NodeMark } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'

/** What the parts of a compared page need to know. */
export type Compared = {
  /** the module as it was; undefined when it is new */
  olderNode: (id: string) => ContentNode | undefined
  node: (id: string) => ContentNode | undefined
  markOf: (id: string) => NodeMark | undefined
  pictures: Record<string, PictureSource>
  drawn: DrawnFields
  /** the change that was gone to last */
  current: string | undefined
  /** shows the module that a ghost stands for */
  goTo: (id: string) => void
  restore: (id: string) => void
}

export const CompareContext = createContext<Compared | undefined>(undefined)

/** The comparison around a component. @throws Error outside one */
export function useCompared(): Compared {
  const compared = useContext(CompareContext)
  if (!compared) throw new Error('outside a comparison')
  return compared
}

/** The fields whose difference is to be seen where they stand, so that the list at the module need not name them. */
export class DrawnFields {
  #fields: ReadonlySet<string> = new Set()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): ReadonlySet<string> => this.#fields

  /** Adds a field. @returns removes it */
  add(key: string): () => void {
    this.#set(this.#fields.union(new Set([key])))
    return () => this.#set(this.#fields.difference(new Set([key])))
  }

  #set(fields: ReadonlySet<string>): void {
    this.#fields = fields
    for (const listener of this.#listeners) listener()
  }
}

/** Says that the difference of a field is drawn, while it is. */
export function useDrawn(nodeId: string, field: string, isDrawn: boolean): void {
  const { drawn } = useCompared()
  useEffect(() => (isDrawn ? drawn.add(`${nodeId}.${field}`) : undefined), [drawn, nodeId, field, isDrawn])
}

/** The fields that are drawn, as `module.field`. */
export function useDrawnFields(): ReadonlySet<string> {
  const { drawn } = useCompared()
  return useSyncExternalStore(drawn.subscribe, drawn.get)
}
