import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangedModule } from './changed-modules.ts'

/**
 * Publishing that is asked for before the changes are read, as with Ctrl+S and Enter in one go, happens once they are, if all
 * of them are one's own: others' work never goes live unseen (decision 0061).
 * @param modules undefined until they are read
 * @returns asks for it
 */
export function useSubmitOnceLoaded(modules: readonly ChangedModule[] | undefined, hasFailed: boolean, submit: () => void): () => void {
  const [isAsked, setAsked] = useState(false)
  const answer = useEffectEvent(() => {
    setAsked(false)
    if (modules?.every(({ isOwn }) => isOwn)) submit()
  })
  const isAnswered = isAsked && (modules !== undefined || hasFailed)
  useEffect(() => {
    if (isAnswered) answer()
  }, [isAnswered])
  return () => setAsked(true)
}
