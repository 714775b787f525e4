import { type ReactNode, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { CreateInPlace } from '../staff-ui/fields/CreateInPlace.tsx'
import { type Option, OptionSearch } from '../staff-ui/fields/OptionSearch.tsx'
import { Icon } from '../staff-ui/Icon.tsx'
import button from '../staff-ui/icon-button.module.css'
import { Sheet } from '../staff-ui/Sheet.tsx'
import form from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import type { CastGridData, GridRole } from './cast-grid.ts'
import styles from './Picker.module.css'
import { type RoleEdit, roleState } from './role-edits.ts'

type Props = {
  data: CastGridData
  /** null for a new one */
  role: GridRole | null
  onChange: (edits: RoleEdit[], done: string) => Promise<boolean>
  onClose: () => void
}
/** Which person is searched: who usually has the role, or an understudy. */
type Wanted = 'usual' | 'understudy'

/** A role of the production: its name, who usually has it, who can stand in, and its place in the order. */
export function RoleSheet({ data, role, onChange, onClose }: Props) {
  /** the role as it was when this was opened */
  const [was] = useState(() => role && roleState(data, role.id))
  const [name, setName] = useState(role?.role ?? '')
  const [kind, setKind] = useState<GridRole['kind']>(role?.kind ?? 'cast')
  const [personId, setPersonId] = useState(role?.personId ?? null)
  const [covers, setCovers] = useState(was?.covers ?? [])
  const [names, setNames] = useState(data.names)
  const [creating, setCreating] = useState<{ wanted: Wanted; typed: string } | null>(null)
  const [missing, setMissing] = useState(false)
  const index = role ? data.roles.findIndex(({ id }) => id === role.id) : -1

  function pick(wanted: Wanted, { id, title }: Option): void {
    setNames((before) => ({ ...before, [id]: title }))
    setCreating(null)
    if (wanted === 'usual') setPersonId(id)
    else setCovers((before) => [...before, { personId: id, kind: 'cover' }])
  }
  async function save(edit: RoleEdit, done: string): Promise<void> {
    if (await onChange([edit], done)) onClose()
  }
  function submit(): void {
    if (name.trim() === '' || personId === null) {
      setMissing(true)
      return
    }
    const next = { role: name.trim(), kind, personId, covers }
    const edit: RoleEdit = role ? { kind: 'save', roleId: role.id, was, next } : { kind: 'add', next, at: data.roles.length }
    void save(edit, t('Role saved: {role}', { role: next.role }))
  }
  function remove(): void {
    if (role) void save({ kind: 'remove', roleId: role.id, was }, t('Role removed: {role}', { role: role.role }))
  }
  function move(by: -1 | 1): void {
    if (role) void save({ kind: 'move', roleId: role.id, by }, t('Order of roles changed'))
  }
  const search = (wanted: Wanted, control: object, without: number[]) => (
    <OptionSearch
      control={control}
      of="person"
      without={without}
      onPick={(option) => pick(wanted, option)}
      onCreate={(typed) => setCreating({ wanted, typed })}
    />
  )

  return (
    <Sheet title={role ? role.role : t('New role')} onClose={onClose} isTall>
      <form
        noValidate
        className={`${form.fields} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={t('Role or function')} error={missing && name.trim() === '' ? t('This field is required!') : undefined}>
          {(control) => (
            <input
              {...NO_PASSWORD_MANAGER}
              {...control}
              type="text"
              maxLength={300}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('On stage or backstage')}>
          {(control) => (
            <select {...control} value={kind} onChange={(event) => setKind(event.target.value === 'team' ? 'team' : 'cast')}>
              <option value="cast">{t('Cast')}</option>
              <option value="team">Team</option>
            </select>
          )}
        </Field>
        <Field label={t('Usually|cast')} error={missing && personId === null ? t('This field is required!') : undefined}>
          {(control) =>
            personId === null ? (
              search('usual', control, [])
            ) : (
              <PersonLine name={names[personId] ?? ''} onRemove={() => setPersonId(null)} />
            )
          }
        </Field>
        <fieldset className={styles.covers}>
          <legend>{t('Understudies')}</legend>
          {covers.map((cover, position) => (
            <PersonLine key={cover.personId} name={names[cover.personId] ?? ''} onRemove={() => setCovers(covers.toSpliced(position, 1))}>
              <select
                aria-label={t('How|understudy')}
                value={cover.kind}
                onChange={(event) =>
                  setCovers(covers.with(position, { ...cover, kind: event.target.value === 'alternate' ? 'alternate' : 'cover' }))
                }
              >
                <option value="alternate">{t('Alternate')}</option>
                <option value="cover">{t('Cover')}</option>
              </select>
            </PersonLine>
          ))}
          {search('understudy', { 'aria-label': t('Understudy') }, [...covers.map((one) => one.personId), ...(personId ? [personId] : [])])}
        </fieldset>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Save')}
          </button>
          {role && (
            <>
              <button type="button" className={form.second} aria-disabled={index === 0} onClick={() => index > 0 && move(-1)}>
                {t('Move up')}
              </button>
              <button
                type="button"
                className={form.second}
                aria-disabled={index === data.roles.length - 1}
                onClick={() => index < data.roles.length - 1 && move(1)}
              >
                {t('Move down')}
              </button>
              <button type="button" className={form.second} onClick={remove}>
                {t('Remove role')}
              </button>
            </>
          )}
        </div>
      </form>
      {creating && (
        <CreateInPlace
          of="person"
          typed={creating.typed}
          onClose={() => setCreating(null)}
          onDone={(made) => pick(creating.wanted, made)}
        />
      )}
    </Sheet>
  )
}

function PersonLine({ name, onRemove, children }: { name: string; onRemove: () => void; children?: ReactNode }) {
  return (
    <div className={styles.person}>
      <span>{name}</span>
      {children}
      <button type="button" className={button.iconButton} aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  )
}
