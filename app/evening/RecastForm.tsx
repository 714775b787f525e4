import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import type { UsualPart } from '../programme/parts.server.ts'
import { useParts } from '../scheduling/use-parts.ts'
import { OptionSearch } from '../staff-ui/fields/OptionSearch.tsx'
import { LoadFailed } from '../staff-ui/LoadFailed.tsx'
import { useLoaded } from '../staff-ui/use-loaded.ts'
import { Field } from '../ui/Field.tsx'
import { Chips } from './Chips.tsx'
import type { ActionFormProps } from './desk.ts'
import styles from './SheetForm.module.css'
import { SheetForm } from './SheetForm.tsx'
import { Switch } from './Switch.tsx'
import { recastSentence } from './sentences.ts'
import type { Substitute } from './substitutes.server.ts'
import { useSentence } from './use-sentence.ts'

type Person = Pick<Substitute, 'id' | 'name'>

/** Gives a part of the production to somebody else for this evening. */
export function RecastForm(props: ActionFormProps) {
  const { performance } = props
  const { loaded: parts, failure, tryAgain } = useParts(performance.productionId)
  const [key, setKey] = useState<string>()
  const [person, setPerson] = useState<Person>()
  const [isReading, setIsReading] = useState(false)
  // Who is ill tonight is on stage more often than behind it.
  const shownParts = parts?.toSorted((one, other) => Number(one.kind === 'team') - Number(other.kind === 'team'))
  const part = parts?.find(({ id }) => String(id) === key)
  const substitutes = useSubstitutes(performance.id, part)
  const proposed = part && person ? recastSentence({ part, name: person.name, insteadOf: part.name, isReading }) : ''
  const sentence = useSentence(`${performance.id} recast`, proposed)
  const isListed = substitutes.some(({ id }) => id === person?.id)
  const shown = person && !isListed ? [...substitutes, { ...person, how: null }] : substitutes
  return (
    <SheetForm
      {...props}
      title={t('Recast: {title}', performance)}
      sentence={sentence}
      action={
        part && person ? { kind: 'recast', part: { id: part.id, kind: part.kind, role: part.role }, personId: person.id, isReading } : null
      }
      lacks={t('Please choose a part first, then who steps in.')}
      verb={t('Recast')}
      done={t('The cast of {title} is changed for this evening.', performance)}
      switches={part?.kind === 'cast' && <Switch label={t('Only reads the part')} isOn={isReading} onChange={setIsReading} />}
    >
      {failure && <LoadFailed text={failure} tryAgain={tryAgain} />}
      {!shownParts && !failure && <p role="status">{t('Loading…')}</p>}
      {shownParts?.length === 0 && (
        <p>
          {t('Nobody is entered for this production yet whom somebody could replace.')}{' '}
          <Link to={adminUrl('event', performance.id, 'cast')}>{t('Cast')}</Link>
        </p>
      )}
      {shownParts && shownParts.length > 0 && (
        <Chips
          legend={t('Which part')}
          options={shownParts.map((one) => ({ value: String(one.id), label: <PartLabel part={one} /> }))}
          value={key}
          onChange={setKey}
        />
      )}
      {part && shown.length > 0 && (
        <Chips
          legend={t('Who steps in')}
          options={shown.map(({ id, name, how }) => ({ value: String(id), label: how ? HOW[how](name) : name }))}
          value={person && String(person.id)}
          onChange={(id) => setPerson(shown.find((one) => String(one.id) === id))}
        />
      )}
      {part && (
        <div className={styles.search}>
          <Field label={t('Somebody else')}>
            {(control) => (
              <OptionSearch control={control} of="person" without={[]} onPick={({ id, title }) => setPerson({ id, name: title })} />
            )}
          </Field>
        </div>
      )}
    </SheetForm>
  )
}

const HOW: Record<NonNullable<Substitute['how']>, (name: string) => string> = {
  alternate: (name) => t('{name} (alternates)', { name }),
  cover: (name) => t('{name} (cover)', { name }),
  played: (name) => t('{name} (has played it)', { name }),
}

function PartLabel({ part: { role, name } }: { part: UsualPart }) {
  return (
    <>
      {role} <small>{name}</small>
    </>
  )
}

/** Who is proposed for a part; empty while it is asked for. Without proposals anybody can be found by name. */
function useSubstitutes(eventId: number, part: UsualPart | undefined): Substitute[] {
  const query = part && new URLSearchParams({ kind: part.kind, role: part.role })
  return useLoaded<Substitute[]>(query ? `/api/admin/evening/${eventId}/substitutes?${query}` : null).loaded ?? []
}
