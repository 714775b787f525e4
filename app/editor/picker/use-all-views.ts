import { useEffect, useState } from 'react'
import { loadAllViews } from '../../modules/loaded-views.tsx'

let areThere = false

/** Loads the view of every module with the first thing that shows them all. @returns whether they have come */
export function useAllViews(): boolean {
  const [isDone, setDone] = useState(areThere)
  useEffect(() => {
    if (areThere) return
    void loadAllViews().then(() => {
      areThere = true
      setDone(true)
    })
  }, [])
  return isDone
}
