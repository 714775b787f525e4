import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { CastGridData, CellChange } from './cast-grid.ts'
import { type CellRange, type CopiedCells, copiedCells, filledCells, spreadCells } from './fill-cells.ts'
import { pastedText } from './pasted-table.ts'

type Props = {
  data: CastGridData
  range: CellRange
  change: (cells: CellChange[], done: string) => Promise<boolean>
  /** what was not copied from here */
  onPaste: (text: string) => void
}

/** Fills cells by keyboard: copied and pasted, spread from the first evening with Ctrl+D, set back with Delete. */
export function useCellKeys({ data, range, change, onPaste }: Props) {
  const copied = useRef<CopiedCells | null>(null)
  const isOnCells = range.left > 0
  const fill = (cells: CellChange[]) => void change(cells, t('{n} cells filled', { n: cells.length }))

  function clear(): void {
    const roles = new Set(data.roles.slice(range.top, range.bottom + 1).map(({ id }) => id))
    const events = new Set(data.events.slice(Math.max(range.left - 1, 0), range.right).map(({ id }) => id))
    const changed = data.cells.filter(({ roleId, eventId }) => roles.has(roleId) && events.has(eventId))
    const cells = changed.map(({ roleId, eventId }): CellChange => ({ roleId, eventId, mode: 'usual', personId: null }))
    void change(cells, t('As usual: {n} evenings', { n: new Set(cells.map(({ eventId }) => eventId)).size }))
  }

  /** @returns whether the key was one of them */
  function onFillKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (!isOnCells) return false
    if (key === 'Delete' || key === 'Backspace') clear()
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') fill(spreadCells(data, range))
    else return false
    return true
  }

  const clipboardProps = {
    onCopy: (event: ClipboardEvent) => {
      if (!isOnCells) return
      copied.current = copiedCells(data, range)
      event.clipboardData.setData('text/plain', copied.current.text)
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      const plain = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
      // Another text has been copied since.
      if (isOnCells && copied.current?.text === plain) fill(filledCells(data, copied.current, range))
      else onPaste(pastedText(event.clipboardData))
    },
  }
  return { onFillKey, clipboardProps }
}
