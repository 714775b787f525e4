import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useRect } from './use-rect.ts'

/** The button that adds the first module, over the empty container. */
export function FirstModule({ container, onAdd }: { container: HTMLElement | null; onAdd: () => void }) {
  const rect = useRect(container)
  if (!rect) return null
  return (
    <button type="button" className="first" style={{ top: rect.top + rect.height / 2, left: rect.left + rect.width / 2 }} onClick={onAdd}>
      <Icon name="plus" /> {t('Add first module')}
    </button>
  )
}
