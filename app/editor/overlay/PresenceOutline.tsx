import { t } from '../../platform/i18n/i18n.ts'
import type { Person } from '../session/editor-state.ts'
import { useRect } from './use-rect.ts'

/** The outline of a module that other users have selected, with their names; visible without hovering. */
export function PresenceOutline({ element, people }: { element: HTMLElement; people: Person[] }) {
  const rect = useRect(element)
  if (!rect) return null
  return (
    <div className="others" style={rect}>
      <span>{people.map(({ name }) => t('{name} is here', { name })).join(' · ')}</span>
    </div>
  )
}
