import { type RefObject, useEffect } from 'react'

const SWITCH = 'foyer-list-keys'
const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

/** Whether somebody wants keys of one letter (WCAG 2.1.4: whoever dictates or slips turns them off). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(SWITCH, isOn ? 'on' : 'off')
  } catch {
    // Storage may be forbidden; then the keys stay on.
  }
}

/**
 * Keys of a list: j and k (in the table also the arrows) go from row to row, x chooses one, / leads to the search,
 * ? shows them all. Enter opens the row, as its link does.
 */
export function useListKeys(table: RefObject<HTMLTableElement | null>, showKeys: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED) || document.querySelector('dialog[open]')) return
      const isInTable = table.current?.contains(target) ?? false
      if (!isInTable && target.closest('[role="menu"], [role="listbox"]')) return
      const step = stepOf(event.key, isInTable)
      if (step !== 0) goBy(table.current, step)
      else if (!areKeysOn()) return
      else if (event.key.toLowerCase() === 'x') chooseRow(rowOf(target), event.shiftKey)
      else if (event.key === '/') document.querySelector<HTMLElement>('[role="search"] input[type="search"]')?.focus()
      else if (event.key === '?') showKeys()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [table, showKeys])
}

function stepOf(key: string, isInTable: boolean): number {
  if (isInTable && (key === 'ArrowDown' || key === 'ArrowUp')) return key === 'ArrowDown' ? 1 : -1
  return areKeysOn() ? ({ j: 1, k: -1 }[key] ?? 0) : 0
}

function goBy(table: HTMLTableElement | null, step: number): void {
  const rows = [...(table?.tBodies[0]?.rows ?? [])]
  const here = rows.indexOf(rowOf(document.activeElement) as HTMLTableRowElement)
  const row = rows[here === -1 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, here + step))]
  // What names the row comes first, so that Enter opens it; the box to choose it stands before that.
  const name = row?.querySelector<HTMLElement>('th :is(a, summary)')
  const focused = name ?? row?.querySelector<HTMLElement>('td :is(a, button, select, input)')
  focused?.focus()
}

/** Presses the row's box as a mouse would, with or without the key that makes it a range. */
function chooseRow(row: HTMLTableRowElement | null, shiftKey: boolean): void {
  row?.querySelector('td input[type="checkbox"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

function rowOf(element: Element | null): HTMLTableRowElement | null {
  return element?.closest('tbody tr') ?? null
}
