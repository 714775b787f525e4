import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { latestOnly } from '../staff-ui/latest-only.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import type { CastGridData, Unavailability } from './cast-grid.ts'
import { clashText } from './cell-words.ts'
import styles from './Picker.module.css'
import type { FoundPeople } from './people.server.ts'

/** A person, or what becomes of the role without one. */
export type Choice = { text: string } & ({ personId: number } | { personId: null; mode: 'usual' | 'omitted' })
type Entry = { choice: Choice; group: string; note: string; isClash: boolean }

type Props = {
  data: CastGridData
  eventIds: number[]
  /** whose understudies come first; null for several roles */
  role: string | null
  /** what can be chosen beside people */
  actions: Choice[]
  /** how it is chosen, between the field and its list */
  children?: ReactNode
  onChoose: (choice: Choice) => void
}

/** A search field with its list below: who can stand in, who takes part, and on typing everybody of the house. */
export function PersonChoice({ data, eventIds, role, actions, children, onChoose }: Props) {
  const list = useId()
  const format = useDateFormat()
  const [q, setQ] = useState('')
  const [active, setActive] = useState(0)
  const [found, setFound] = useState<Found>(NONE_FOUND)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  // What was found belongs to what was asked: Enter before the answer must not choose whom the letters before have found.
  const isPending = q.trim() !== '' && found.q !== q.trim()
  const [isAwaited, setAwaited] = useState(false)
  const search = usePeopleSearch(eventIds, (answer) => {
    setFound(answer)
    setActive(0)
    setAwaited(false)
    const [only, ...others] = answer.people
    if (isAwaited && only && others.length === 0) onChoose({ personId: only.id, text: only.title })
  })

  const note = (unavailable: Unavailability[], personId: number) => {
    const clash = unavailable.find((one) => one.personId === personId && eventIds.includes(one.eventId))
    return { note: clash ? clashText(clash, format) : '', isClash: clash !== undefined }
  }
  const entry = (group: string, personId: number, text: string, from: Unavailability[], known: string[] = []): Entry => {
    const clash = note(from, personId)
    const parts = otherParts(data, { personId, eventIds, role }).filter((part) => !known.includes(part))
    const plays = parts.length > 0 ? t('plays {role}', { role: parts.join(', ') }) : ''
    return {
      choice: { personId, text },
      group,
      note: [known.join(', '), plays, clash.note].filter(Boolean).join(' · '),
      isClash: clash.isClash,
    }
  }
  const entries =
    q.trim() === '' ? standing() : found.people.map(({ id, title }) => entry(t('People|records'), id, title, found.unavailable))

  function standing(): Entry[] {
    const covers = data.understudies.filter((one) => one.role === role)
    const first = covers.map(({ personId, kind }) => {
      const how = kind === 'alternate' ? t('Alternate') : t('Cover')
      return entry(t('Understudies'), personId, data.names[personId] ?? '', data.unavailable, [how])
    })
    const known = new Set(covers.map(({ personId }) => personId))
    const others = [...new Set(data.roles.map(({ personId }) => personId))]
      .filter((personId) => !known.has(personId))
      .map((personId) => entry(t('In this production'), personId, data.names[personId] ?? '', data.unavailable, playedBy(data, personId)))
    const rest = actions.map((choice): Entry => ({ choice, group: t('Without a change of person'), note: '', isClash: false }))
    return [...first, ...rest, ...others]
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const by = event.key === 'ArrowDown' ? 1 : entries.length - 1
      setActive((active + by) % Math.max(1, entries.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = entries[active]
      if (isPending) setAwaited(true)
      else if (chosen) onChoose(chosen.choice)
    }
  }
  const idOf = (index: number) => `${list}-${index}`
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  return (
    <div className={styles.choice}>
      <input
        ref={input}
        type="text"
        role="combobox"
        {...NO_AUTOFILL}
        aria-label={t('Search people')}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? idOf(active) : undefined}
        placeholder={t('Search people')}
        value={q}
        onChange={(event) => {
          setQ(event.target.value)
          setActive(0)
          setAwaited(false)
          search(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {children}
      <div id={list} role="listbox" aria-label={t('Who plays')} className={styles.list}>
        {entries.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field that owns the list handles the keys
          <div
            key={`${one.group} ${one.choice.text}`}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-group={entries[index - 1]?.group === one.group ? undefined : one.group}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one.choice)}
          >
            <span>{one.choice.text}</span>
            {one.note && <small data-clash={one.isClash || undefined}>{one.note}</small>}
          </div>
        ))}
      </div>
      <p role="status" className={styles.nothing}>
        {found.failure || (q.trim() !== '' && !isPending && entries.length === 0 && t('Nothing found for “{text}”', { text: q.trim() }))}
      </p>
    </div>
  )
}

/** The roles that somebody has anyway, as a note. */
function playedBy({ roles }: CastGridData, personId: number): string[] {
  return roles.filter((role) => role.personId === personId).map(({ role }) => role)
}

/** The parts that somebody has on these evenings beside the one that is chosen for, as cast or in somebody's place. */
function otherParts(
  { roles, cells }: CastGridData,
  { personId, eventIds, role }: { personId: number; eventIds: number[]; role: string | null },
) {
  const has = (part: CastGridData['roles'][number], eventId: number) => {
    const cell = cells.find((one) => one.eventId === eventId && one.roleId === part.id)
    return cell ? cell.mode !== 'omitted' && cell.personId === personId : part.personId === personId
  }
  return [...new Set(roles.filter((part) => part.role !== role && eventIds.some((id) => has(part, id))).map((part) => part.role))]
}

/** People, what was asked for them, and why they could not be looked up. */
type Found = FoundPeople & { q: string; failure: string }
const NONE_FOUND: Found = { q: '', people: [], unavailable: [], failure: '' }

/** Asks the server for people by name, the latest question alone. */
function usePeopleSearch(eventIds: number[], onFound: (found: Found) => void): (q: string) => void {
  const receive = useEffectEvent(onFound)
  const latest = useRef<ReturnType<typeof latestOnly<URLSearchParams, Found>>>(undefined)
  useEffect(() => {
    latest.current = latestOnly(findPeople, (found) => receive(found))
    return () => latest.current?.cancel()
  }, [])
  return (q) => {
    if (q.trim() === '') latest.current?.cancel()
    else void latest.current?.request(new URLSearchParams({ q: q.trim(), events: eventIds.join(',') }))
  }
}

function findPeople(query: URLSearchParams): Promise<Found> {
  const asked = { ...NONE_FOUND, q: query.get('q') ?? '' }
  return request<FoundPeople>('GET', `/api/admin/casting/people?${query}`).then(
    (found) => ({ ...asked, ...found }),
    (error) => ({ ...asked, failure: failureText(error) }),
  )
}
