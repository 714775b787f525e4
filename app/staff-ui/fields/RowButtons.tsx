import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../Icon.tsx'
import button from '../icon-button.module.css'

type Act = 'forward' | 'back' | 'remove'
type Props = {
  /** index of the entry in its list, an `ol` */
  index: number
  count: number
  /** accessible label of each button */
  labels: Record<Act, string>
  /** icons of the buttons forward and back */
  arrows?: [forward: IconName, back: IconName]
  onMove: (by: 1 | -1) => void
  /** left out where the entry has to stay */
  onRemove?: () => void
}

/** The buttons to move or remove an entry of a list. The focus follows a moved entry; after a removal it goes to the next. */
export function RowButtons({ index, count, labels, arrows = ['up', 'down'], onMove, onRemove }: Props) {
  const actButton = (act: Act, icon: IconName, isDisabled: boolean, to: number, change: () => void) => (
    <button
      type="button"
      className={button.iconButton}
      data-act={act}
      disabled={isDisabled}
      aria-label={labels[act]}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol')
        // Rendered synchronously, since the focus target depends on the new order.
        flushSync(change)
        focusEntry(list, to, act)
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      {actButton('forward', arrows[0], index === 0, index - 1, () => onMove(-1))}
      {actButton('back', arrows[1], index === count - 1, index + 1, () => onMove(1))}
      {onRemove && actButton('remove', 'close', false, index, onRemove)}
    </>
  )
}

/** The button labels of a named entry. */
export function rowButtonLabels(name: string): Record<Act, string> {
  return { forward: t('Move {name} forward', { name }), back: t('Move {name} back', { name }), remove: t('Remove {name}', { name }) }
}

/** Focuses the same button of the entry at an index, else another of its buttons; in an empty list, the add button. */
function focusEntry(list: HTMLElement | null, index: number, act: Act): void {
  const entry = list?.children[Math.min(index, list.children.length - 1)]
  const same = entry?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`)
  const any = entry?.querySelector<HTMLElement>('[data-act]:not(:disabled)')
  const filling = list?.parentElement?.querySelector<HTMLElement>(':scope > button, :scope > div button')
  ;(same ?? any ?? filling)?.focus()
}
