import { useEffect } from 'react'
import type { TranslationUnit } from '../../translations/unit.ts'
import './translated-text.css'
import { watchLayout } from '../overlay/use-rect.ts'
import { elementOfUnit, markElement } from './text-on-page.ts'

/** Marks on the page the text that is being translated, and scrolls to it once. */
export function useUnitOnPage(unit: TranslationUnit | undefined): void {
  const name = unit?.unit
  useEffect(() => {
    if (!unit) return
    let marked = elementOfUnit(unit)
    markElement(marked)
    // The page is loaded anew as translations are stored, and may have other elements then.
    const stop = watchLayout(() => {
      if (!marked || marked.isConnected) return
      marked = elementOfUnit(unit)
      markElement(marked)
    })
    return () => {
      stop()
      markElement(undefined)
    }
  }, [unit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is scrolled to, not another state of it
  useEffect(() => {
    if (unit) elementOfUnit(unit)?.scrollIntoView({ block: 'center' })
  }, [name])
}
