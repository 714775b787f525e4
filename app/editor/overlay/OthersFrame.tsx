import { t } from '../../platform/i18n/i18n.ts'
import type { Person } from '../session/editor-state.ts'
import { useRect } from './use-rect.ts'

/** A module that somebody else is in, framed lightly, with their names at its end; to be seen without pointing at it. */
export function OthersFrame({ element, people }: { element: HTMLElement; people: Person[] }) {
  const rect = useRect(element)
  if (!rect) return null
  return (
    <div className="others" style={rect}>
      <span>{people.map(({ name }) => t('{name} is here', { name })).join(' · ')}</span>
    </div>
  )
}
