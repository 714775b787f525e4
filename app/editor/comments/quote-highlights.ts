import { useEffect } from 'react'
import type { CommentThread } from '../../review/schema.ts'
import './highlights.css'
import { moduleElement } from '../overlay/module-elements.ts'
import { watchLayout } from '../overlay/use-rect.ts'
import { placeOfQuote } from './quote-place.ts'

const NAME = 'foyer-comment'
const ACTIVE_NAME = 'foyer-comment-active'
/** Typing does not wait for it. */
const DELAY_MS = 250

/**
 * Marks the words that open threads are about, without touching the elements that visitors see. Where the browser has no
 * highlights of its own, the marks beside the modules remain.
 */
export function useQuoteHighlights(threads: readonly CommentThread[], active: number | null): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const quoted = threads.filter(({ anchor, resolved, id }) => anchor.quote && (!resolved || id === active))
    const draw = () => {
      const ranges = quoted.flatMap((thread) => rangeOfThread(thread) ?? [])
      CSS.highlights.set(NAME, new Highlight(...ranges.filter(({ id }) => id !== active).map(({ range }) => range)))
      CSS.highlights.set(ACTIVE_NAME, new Highlight(...ranges.filter(({ id }) => id === active).map(({ range }) => range)))
    }
    draw()
    if (quoted.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchLayout(() => {
      if (timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        draw()
      }, DELAY_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
      CSS.highlights.delete(NAME)
      CSS.highlights.delete(ACTIVE_NAME)
    }
  }, [threads, active])
}

/** The words on the page that a thread is about; undefined when they are no longer there. */
function rangeOfThread({ id, anchor }: CommentThread): { id: number; range: Range } | undefined {
  const module = anchor.node && moduleElement(anchor.node)
  const text = module && anchor.field && module.querySelector(`[data-field="${CSS.escape(anchor.field)}"]`)
  const range = text ? rangeOfQuote(text, anchor.quote, anchor.offset) : undefined
  return range && { id, range }
}

function rangeOfQuote(element: Element, quote: string, offset: number): Range | undefined {
  const place = placeOfQuote(element.textContent, quote, offset)
  if (!place) return undefined
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    const end = before + node.length
    if (place.start >= before && place.start < end) range.setStart(node, place.start - before)
    if (place.end > before && place.end <= end) {
      range.setEnd(node, place.end - before)
      return range
    }
    before = end
  }
  return undefined
}
