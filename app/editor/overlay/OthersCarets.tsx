import { useLayoutEffect, useState } from 'react'
import { personColour } from '../../staff-ui/person-colour.ts'
import { useSessionState } from '../session/current-session.ts'
import type { Person } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { rectOfCaret } from './caret.ts'
import { watchLayout } from './use-rect.ts'

type Place = { visit: string; name: string; top: number; left: number; height: number }

/** The carets of the others in the texts of the page, with their names; who is on the page the bar says in words. */
export function OthersCarets({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const { presence: people } = useSessionState(session, 'presence')
  const [places, setPlaces] = useState<Place[]>([])
  useLayoutEffect(() => {
    if (people.length === 0) return setPlaces([])
    const measure = () => setPlaces(people.flatMap((person) => placeOf(root, person) ?? []))
    measure()
    return watchLayout(measure)
  }, [root, people])
  return places.map(({ visit, name, ...rect }) => (
    <div key={visit} className="caret" aria-hidden="true" data-colour={personColour(name)} data-side={sideOf(rect.left)} style={rect}>
      <span>{name}</span>
    </div>
  ))
}

/** The name stands to whichever side of the caret has more room. */
function sideOf(left: number): 'left' | 'right' {
  return left > window.innerWidth / 2 ? 'left' : 'right'
}

function placeOf(root: HTMLElement, { visit, name, node, caret }: Person): Place | undefined {
  const module = node && root.querySelector(`[data-node="${CSS.escape(node)}"]`)
  const rect = module && caret ? rectOfCaret(module, caret) : undefined
  return rect && { visit, name, ...rect }
}
