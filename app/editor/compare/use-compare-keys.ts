import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { isHandledElsewhere } from '../handled-elsewhere.ts'
import type { EditorSession } from '../session/session.ts'
import { comparedPath, sendBeforeComparing } from './compared-path.ts'

/** F8 while editing: shows on the page what is not published yet. */
export function useCompareKey(isComparing: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useKeyDown((event) => {
    if (isComparing || event.key !== 'F8' || document.querySelector('dialog:modal')) return
    event.preventDefault()
    void sendBeforeComparing().then(() => navigate(comparedPath(pathname, { older: 'live', newer: 'draft' }), { preventScrollReset: true }))
  })
}

type Commands = { step: (by: -1 | 1) => void; close: () => void }

/** The keys of a comparison: F8 or N to the next change, Shift+F8 or P to the previous one, Esc back; undo and redo. */
export function useComparisonKeys(session: EditorSession, { step, close }: Commands): void {
  useKeyDown((event) => {
    if (isHandledElsewhere(event) || event.altKey) return
    const key = event.key.toLowerCase()
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && key === 'z') event.shiftKey ? session.redo() : session.undo()
    else if (isCommand && key === 'y') session.redo()
    else if (isCommand) return
    else if (key === 'f8') step(event.shiftKey ? -1 : 1)
    else if (key === 'n' && areSingleKeysOn()) step(1)
    else if (key === 'p' && areSingleKeysOn()) step(-1)
    else if (key === 'escape') close()
    else return
    event.preventDefault()
  })
}

function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
