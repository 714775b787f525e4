import { useEffect } from 'react'
import './highlight.css'
import { fieldChanges } from '../compare/field-changes.ts'
import { isTurned } from '../compare/TurnedWords.tsx'
import { isWordy } from '../compare/telling-changes.ts'
import { moduleElement } from '../overlay/module-elements.ts'
import { fieldText } from '../tools/field-label.ts'
import type { ChangedModule } from './changed-modules.ts'
import { newWords } from './new-words.ts'

const NAME = 'foyer-new-words'

/** Marks the new words on the page itself, without changing it; where the browser cannot, the sheet alone shows them. */
export function useHighlightedWords(modules: readonly ChangedModule[]): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    CSS.highlights.set(NAME, new Highlight(...modules.flatMap(rangesIn)))
    return () => void CSS.highlights.delete(NAME)
  }, [modules])
}

function rangesIn({ id, type, kind, older, newer }: ChangedModule): Range[] {
  const element = kind === 'changed' && !isTurned(older, newer) ? moduleElement(id) : null
  if (!element) return []
  return fieldChanges(type, older?.data ?? {}, newer?.data ?? {})
    .filter(isWordy)
    .flatMap((change) => {
      const field = element.querySelector(`[data-field="${CSS.escape(change.path)}"]`)
      return field ? newWordsIn(field, fieldText(change.older)) : []
    })
}

function newWordsIn(field: Element, older: string): Range[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  const words = newWords(
    older,
    nodes.map(({ textContent }) => textContent ?? ''),
  )
  return words.flatMap(({ text, start, end }) => {
    const node = nodes[text]
    if (!node) return []
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [range]
  })
}
