import { initialsOf } from '../../staff-ui/Initials.tsx'
import { personColour } from '../../staff-ui/person-colour.ts'
import type { PersonHere } from '../session/use-people.ts'

/**
 * Who is in a module, at its frame: in a sentence where there is room beside the words of the page, in a narrow window by the
 * initials, which lie on the frame's edge and over nothing; the bar has the names.
 */
export function PeopleSign({ people }: { people: PersonHere[] }) {
  return (
    <p className="people">
      <span>{people.map(({ sentence }) => sentence).join(' · ')}</span>
      {people.map(({ name, sentence }) => (
        <i key={sentence} aria-hidden="true" data-colour={personColour(name)}>
          {initialsOf(name)}
        </i>
      ))}
    </p>
  )
}
