import { type RefObject, useEffect } from 'react'
import { areSingleKeysOn } from '../single-keys.ts'

/** What keys lead to: the rows of a table, or entries that stand beside each other. */
const ENTRY = 'tbody > tr, [data-entry]'
const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

/**
 * Keys of a list: j and k (in the list also the arrows) go from entry to entry, x chooses one, / leads to the search,
 * ? shows them all. Enter opens the entry, as its link does. Where entries stand beside each other, the arrows lead where
 * they point.
 * @param list a table, or what holds entries that bear `data-entry`
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

/** As far as the arrow leads: up and down by as many entries as stand beside each other. */
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

/** Goes to the first entry of a list, as keys do. */
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
  // What names the entry comes first, so that Enter opens it; the box to choose it stands before that.
  const name = entry.querySelector<HTMLElement>('th :is(a, summary), :scope > a')
  const focused = name ?? entry.querySelector<HTMLElement>('td :is(a, button, select, input)')
  focused?.focus()
}

/** Presses the entry's box as a mouse would, with or without the key that makes it a range. */
function chooseEntry(entry: HTMLElement | null, shiftKey: boolean): void {
  entry?.querySelector('[data-chooses]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

function entryOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ENTRY) ?? null
}
