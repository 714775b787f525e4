import { useLayoutEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { initialsOf } from '../../staff-ui/Initials.tsx'
import { personColour } from '../../staff-ui/person-colour.ts'
import { useSessionState } from '../session/current-session.ts'
import type { Person } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { rectOfCaret } from './caret.ts'
import { watchLayout } from './use-rect.ts'

type Place = { visit: string; name: string; label: string; short: string; top: number; left: number; height: number }

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
  return places.map(({ visit, name, label, short, ...rect }) => (
    <div key={visit} className="caret" aria-hidden="true" data-colour={personColour(name)} data-side={sideOf(rect.left)} style={rect}>
      <span data-short={short}>{label}</span>
    </div>
  ))
}

/** The name stands to whichever side of the caret has more room. */
function sideOf(left: number): 'left' | 'right' {
  return left > window.innerWidth / 2 ? 'left' : 'right'
}

function placeOf(root: HTMLElement, { visit, name, node, caret, is_me }: Person): Place | undefined {
  const module = node && root.querySelector(`[data-node="${CSS.escape(node)}"]`)
  const rect = module && caret ? rectOfCaret(module, caret) : undefined
  if (!rect) return undefined
  return { visit, name, ...(is_me ? { label: t('you'), short: t('you') } : { label: name, short: initialsOf(name) }), ...rect }
}
