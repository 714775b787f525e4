import { t } from '../../platform/i18n/i18n.ts'
import { useModuleFrame } from './use-module-frame.ts'

/** The outline of a module that other users have selected, with their names; visible without hovering. */
export function PresenceOutline({ element, people }: { element: HTMLElement; people: string[] }) {
  const frame = useModuleFrame(element, 0)
  if (!frame) return null
  return (
    <div className="others" style={frame.rect}>
      <span>{people.map((name) => t('{name} is here', { name })).join(' · ')}</span>
    </div>
  )
}
