import { useMemo, useSyncExternalStore } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from './session.ts'

/** Somebody in a module, and the sentence that says so, which calls one's own other window nobody else. */
export type PersonHere = { name: string; sentence: string }

/** Who is in which module, by its id, each once. Carets are left out, which move with every letter. */
export function usePeople(session: EditorSession): ReadonlyMap<string, PersonHere[]> {
  const known = useSyncExternalStore(session.subscribe, () => whereabouts(session))
  return useMemo(() => {
    const windows = Map.groupBy(JSON.parse(known) as OtherWindow[], ([node]) => node)
    return new Map([...windows].map(([node, all]) => [node, peopleOf(all)]))
  }, [known])
}

type OtherWindow = [node: string, name: string, isMe: boolean]

/** As text, so that it is the same as long as nobody goes elsewhere. */
function whereabouts(session: EditorSession): string {
  return JSON.stringify(session.getState().presence.flatMap(({ node, name, is_me }) => (node ? [[node, name, is_me]] : [])))
}

function peopleOf(windows: OtherWindow[]): PersonHere[] {
  const people = windows.map(([, name, isMe]) => ({
    name,
    sentence: isMe ? t('You are here in another window') : t('{name} is here', { name }),
  }))
  return [...new Map(people.map((person) => [person.sentence, person])).values()]
}
