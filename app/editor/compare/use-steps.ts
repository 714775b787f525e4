import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'
import { changeWords } from './mark-words.ts'
import type { ChangeOnPage } from './use-changes-on-page.ts'

/** Going from one change to the next, which is scrolled to, marked and announced. */
export function useSteps(session: EditorSession, changes: ChangeOnPage[]) {
  const [current, setCurrent] = useState<string>()
  const index = changes.findIndex(({ key }) => key === current)
  /** @param takesFocus moves the focus to the change, so that Tab leads to its button */
  function goTo(key: string | undefined, takesFocus: boolean): void {
    const position = changes.findIndex((change) => change.key === key)
    const change = changes[position]
    if (!change) return
    flushSync(() => setCurrent(key))
    const element = document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(change.key)}"]`)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
    if (takesFocus) element?.focus({ preventScroll: true })
    const { node, mark } = change
    session.announce(
      t('Change {index} of {total}: {what}', { index: position + 1, total: changes.length, what: changeWords(node.type, node.data, mark) }),
    )
  }
  function step(by: -1 | 1, takesFocus: boolean): void {
    const from = index < 0 ? (by > 0 ? -1 : 0) : index
    goTo(changes.at((from + by) % Math.max(1, changes.length))?.key, takesFocus)
  }
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || changes.length === 0) return
    isFirst.current = false
    showChange()
  }, [changes])
  const [left, setLeft] = useState<{ key: string; next: string | undefined }>()
  useEffect(() => {
    if (!left || changes.some(({ key }) => key === left.key)) return
    setLeft(undefined)
    setCurrent(left.next)
    const next = left.next && document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(left.next)}"]`)
    const place = next || document.querySelector<HTMLElement>('[data-compare-bar] button:not(:disabled)')
    place?.focus({ preventScroll: true })
  }, [changes, left])
  /** To be called before a change is taken back: when it is gone, the focus goes on to the next one. */
  function leave(key: string): void {
    const position = changes.findIndex((change) => change.key === key)
    setLeft({ key, next: (changes[position + 1] ?? changes[position - 1])?.key })
  }
  return { leave, current: index < 0 ? undefined : current, index: index < 0 ? undefined : index, goTo, step }
}

/** Where a comparison begins at a place of the page without a difference, the nearest one comes into sight. */
function showChange(): void {
  const places = [...document.querySelectorAll('[data-mark]')].map((mark) => ({ mark, box: mark.getBoundingClientRect() }))
  if (places.some(({ box }) => box.bottom > 0 && box.top < window.innerHeight)) return
  const middle = window.innerHeight / 2
  const [nearest] = places.toSorted((one, other) => Math.abs(one.box.top - middle) - Math.abs(other.box.top - middle))
  nearest?.mark.scrollIntoView({ block: 'center' })
}
