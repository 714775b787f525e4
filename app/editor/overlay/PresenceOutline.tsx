import type { PersonHere } from '../session/use-people.ts'
import { PeopleSign } from './PeopleSign.tsx'
import { useModuleFrame } from './use-module-frame.ts'

/** The outline of a module that other users have selected, with a sentence that names them; visible without hovering. */
export function PresenceOutline({ element, people }: { element: HTMLElement; people: PersonHere[] }) {
  const frame = useModuleFrame(element, 0)
  if (!frame) return null
  return (
    <div className="others" style={frame.rect}>
      <PeopleSign people={people} />
    </div>
  )
}
