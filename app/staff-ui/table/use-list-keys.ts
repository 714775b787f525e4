import { type RefObject, useEffect } from 'react'
import { areSingleKeysOn } from '../single-keys.ts'

/** The entries that keys move between: the rows of a table, or the cells of a grid. */
const ENTRY = 'tbody > tr, [data-entry]'
const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

/**
 * Keyboard navigation of a list: j and k (within the list also the arrow keys) move between entries, x selects one, /
 * focuses the search, ? shows all keys. Enter opens the entry, as its link does. In a grid the arrow keys move in both
 * directions.
 * @param list a table, or the container of elements with `data-entry`
 */
export function useListKeys(list: RefObject<HTMLElement | null>, showKeys: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED) || document.querySelector('dialog[open]')) return
      const isInList = list.current?.contains(target) ?? false
      if (!isInList && target.closest('[role="menu"], [role="listbox"]')) return
      const entries = [...(list.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])]
      const step = (isInList && stepByArrow(event.key, entries)) || stepByLetter(event.key)
      if (step !== 0) goBy(entries, step)
      else if (!areSingleKeysOn()) return
      else if (event.key.toLowerCase() === 'x') chooseEntry(entryOf(target), event.shiftKey)
      else if (event.key === '/') document.querySelector<HTMLElement>('[role="search"] input[type="search"]')?.focus()
      else if (event.key === '?') showKeys()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, showKeys])
}

/** The number of entries an arrow key moves by: up and down by the length of a row of the grid. */
function stepByArrow(key: string, entries: HTMLElement[]): number {
  if (!key.startsWith('Arrow')) return 0
  const top = (entry: HTMLElement | undefined) => Math.round(entry?.getBoundingClientRect().top ?? 0)
  const across = entries.filter((entry) => top(entry) === top(entries[0])).length
  const beside = across > 1 ? 1 : 0
  return { ArrowDown: across, ArrowUp: -across, ArrowRight: beside, ArrowLeft: -beside }[key] ?? 0
}

function stepByLetter(key: string): number {
  return areSingleKeysOn() ? ({ j: 1, k: -1 }[key] ?? 0) : 0
}

/** Focuses the first entry of a list, as the keys do. */
export function focusFirst(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>(ENTRY)
  if (first) focusEntry(first)
}

function goBy(entries: HTMLElement[], step: number): void {
  const here = entries.indexOf(entryOf(document.activeElement) as HTMLElement)
  const entry = entries[here === -1 ? (step > 0 ? 0 : entries.length - 1) : Math.min(entries.length - 1, Math.max(0, here + step))]
  if (entry) focusEntry(entry)
}

function focusEntry(entry: HTMLElement): void {
  // The link that names the entry takes precedence over the checkbox before it, so that Enter opens the entry.
  const name = entry.querySelector<HTMLElement>('th :is(a, summary), :scope > a')
  const focused = name ?? entry.querySelector<HTMLElement>('td :is(a, button, select, input)')
  focused?.focus()
}

/** Clicks the entry's checkbox, with Shift for a range. */
function chooseEntry(entry: HTMLElement | null, shiftKey: boolean): void {
  entry?.querySelector('[data-chooses]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

function entryOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ENTRY) ?? null
}
