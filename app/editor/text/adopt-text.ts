import type { Editor } from '@tiptap/core'
import type { RichText } from '../../platform/rich-text/rich-text.ts'

/** Shows another text in an element by changing it where the two differ, so that a caret in the rest of it stays. */
export function adoptText(element: HTMLElement, text: string): void {
  element.normalize()
  const shown = element.firstChild
  if (!(shown instanceof Text) || shown.nextSibling) {
    element.textContent = text
    return
  }
  const { data } = shown
  const shorter = Math.min(data.length, text.length)
  let start = 0
  while (start < shorter && data[start] === text[start]) start++
  let end = 0
  while (end < shorter - start && data.at(-1 - end) === text.at(-1 - end)) end++
  shown.replaceData(start, data.length - start - end, text.slice(start, text.length - end))
}

/** What marks a change of an editor that somebody else has made: it is not typed here, and not undone here. */
const ADOPTED = 'adopted'

/** Shows another text in an editor by changing it where the two differ; no step of this editor's own history. */
export function adoptRichText({ state, view, schema }: Editor, text: RichText): void {
  const next = schema.nodeFromJSON(text)
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // What is repeated on both sides of a difference is counted from either end.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  view.dispatch(change.setMeta('addToHistory', false).setMeta(ADOPTED, true))
}

/** Whether a change of an editor is one that was adopted. */
export function isAdopted(transaction: { getMeta(key: string): unknown }): boolean {
  return transaction.getMeta(ADOPTED) === true
}
