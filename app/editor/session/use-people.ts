import { useMemo, useSyncExternalStore } from 'react'
import type { EditorSession } from './session.ts'

/** The names of the others by the module that they are in. Their carets are left out, which move with every letter. */
export function usePeople(session: EditorSession): ReadonlyMap<string, string[]> {
  const known = useSyncExternalStore(session.subscribe, () => whereabouts(session))
  return useMemo(() => {
    const people = JSON.parse(known) as [node: string, name: string][]
    return new Map([...Map.groupBy(people, ([node]) => node)].map(([node, all]) => [node, [...new Set(all.map(([, name]) => name))]]))
  }, [known])
}

/** As text, so that it is the same as long as nobody goes elsewhere. */
function whereabouts(session: EditorSession): string {
  return JSON.stringify(session.getState().presence.flatMap(({ node, name }) => (node ? [[node, name]] : [])))
}
