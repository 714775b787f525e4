import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useRect } from './use-rect.ts'

/**
 * The button that adds the first module, over the empty container. Beside what a record shows it is a line with a plus, which
 * says what it does when it is pointed at or has the focus.
 */
export function FirstModule({ container, onAdd }: { container: HTMLElement | null; onAdd: () => void }) {
  const rect = useRect(container)
  if (!rect) return null
  const isSlim = container?.closest('[data-own-fields]') !== null
  const middle = { top: rect.top + rect.height / 2, left: rect.left + rect.width / 2 }
  return (
    <>
      {isSlim && <div className="insert-line" style={{ top: middle.top, left: rect.left, width: rect.width }} />}
      <button type="button" className={isSlim ? 'first slim' : 'first'} style={middle} onClick={onAdd}>
        <Icon name="plus" /> <span>{t('Add first module')}</span>
      </button>
    </>
  )
}
