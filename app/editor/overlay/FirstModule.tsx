import { t } from '../../platform/i18n/i18n.ts'
import { useRect } from './use-rect.ts'

/** What an empty container offers, in its own place: nothing else of the page lies under it. */
export function FirstModule({ container, onAdd }: { container: HTMLElement | null; onAdd: () => void }) {
  const rect = useRect(container)
  if (!rect) return null
  return (
    <button type="button" className="first" style={{ top: rect.top + rect.height / 2, left: rect.left + rect.width / 2 }} onClick={onAdd}>
      + {t('Add first module')}
    </button>
  )
}
