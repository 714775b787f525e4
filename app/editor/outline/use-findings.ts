import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { checkPage } from '../checker/check-page.ts'
import type { EditorSession } from '../session/session.ts'

/** How long a page has to be at rest before it is checked: never between two keys. */
const REST_MS = 800

/** What could be better about each module of the page, by its id; checked anew a moment after each change. */
export function useFindings(session: EditorSession): ReadonlyMap<string, string[]> {
  const [findings, setFindings] = useState<ReadonlyMap<string, string[]>>(new Map())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let checked: object | undefined
    const check = () => {
      const { documents, pictures } = session.getState()
      checked = documents
      const found = checkPage(documents, pictures, session.region.today ?? '')
      setFindings(new Map([...Map.groupBy(found, ({ nodeId }) => nodeId)].map(([id, all]) => [id, all.map(({ message }) => message)])))
    }
    const soon = () => {
      if (session.getState().documents === checked) return
      clearTimeout(timer)
      timer = setTimeout(check, REST_MS)
    }
    soon()
    const stop = session.subscribe(soon)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session])
  return findings
}

/** The instant that the page is shown for: that of *Stand vom*, else now. */
export function useShownInstant(): Date {
  const on = useSearchParams()[0].get('on')
  const chosen = on ? new Date(on) : undefined
  return chosen && Number.isFinite(chosen.getTime()) ? chosen : new Date()
}
