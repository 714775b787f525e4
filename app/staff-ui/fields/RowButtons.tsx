import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'

type Act = 'forward' | 'back' | 'remove'
type Props = {
  /** place of the entry in its list, an `ol` */
  index: number
  count: number
  /** what each button does, with what the entry is called */
  words: Record<Act, string>
  /** the signs for forward and back */
  arrows?: [forward: string, back: string]
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Moves an entry of a list, or takes it out. The focus stays with what was moved, and near what is gone. */
export function RowButtons({ index, count, words, arrows = ['↑', '↓'], onMove, onRemove }: Props) {
  const actButton = (act: Act, sign: string, isDisabled: boolean, to: number, change: () => void) => (
    <button
      type="button"
      data-act={act}
      disabled={isDisabled}
      aria-label={words[act]}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol')
        // Drawn at once, because only then is it known what stands where.
        flushSync(change)
        focusEntry(list, to, act)
      }}
    >
      {sign}
    </button>
  )
  return (
    <>
      {actButton('forward', arrows[0], index === 0, index - 1, () => onMove(-1))}
      {actButton('back', arrows[1], index === count - 1, index + 1, () => onMove(1))}
      {actButton('remove', '✕', false, index, onRemove)}
    </>
  )
}

/** What the buttons of an entry do that bears a name. */
export function wordsFor(name: string): Record<Act, string> {
  return { forward: t('Move {name} forward', { name }), back: t('Move {name} back', { name }), remove: t('Remove {name}', { name }) }
}

/** Focuses the same button of the entry that stands there now, else another of it; in an empty list, what fills it. */
function focusEntry(list: HTMLElement | null, index: number, act: Act): void {
  const entry = list?.children[Math.min(index, list.children.length - 1)]
  const same = entry?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`)
  const any = entry?.querySelector<HTMLElement>('[data-act]:not(:disabled)')
  const filling = list?.parentElement?.querySelector<HTMLElement>(':scope > button, :scope > div button')
  ;(same ?? any ?? filling)?.focus()
}
