import { type FormEvent, useState } from 'react'
import { AREAS, type Area, LEVELS, type Level, mayWriteWithin, SCOPES, type Scope, writes } from '../../platform/auth/areas.ts'
import type { Permissions } from '../../platform/auth/permissions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { Choice, ChoiceGroup, Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import type { AreaFields } from '../role-fields.server.ts'
import type { ListedRole } from '../roles.server.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { AREA_NAMES, LEVEL_NAMES, SCOPE_NAMES } from './role-words.ts'
import styles from './roles.module.css'

/** The right to accounts is the administrators' alone: whoever has it could give themselves every other. */
const CHOSEN_AREAS = AREAS.filter((area) => area !== 'people')

type Props = { role: ListedRole; areaFields: AreaFields[]; onClose: () => void; onSaved: () => void }

/** Changes the name of a role and what it may do. */
export function RoleForm({ role, areaFields, onClose, onSaved }: Props) {
  const [name, setName] = useState(role.name)
  const [permissions, setPermissions] = useState(role.permissions)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setErrors({})
    setFailure('')
    try {
      await request('PUT', `/api/roles/${role.id}`, { name, permissions, revision: role.revision })
      onSaved()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? {})
      setFailure(failureText(error))
    }
  }

  return (
    <Dialog title={t('Change the role “{name}”', { name: role.name })} width="wide" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={save}>
        <p role="alert" className={form.error} hidden={failure === ''}>
          {failure}
        </p>
        <fieldset className={form.fields}>
          <Field label={t('Name')} error={errors.name?.join(' ')}>
            {(control) => (
              <input {...control} data-starts-here {...NO_AUTOFILL} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <ChoiceGroup
            label={t('What of it|role')}
            help={t(
              'Which productions is set for each person under “Users”; everywhere but in programme and media library such a role only reads. Whoever reads what is published sees no drafts, plans, sales and no log.',
            )}
          >
            {SCOPES.map((scope) => (
              <Choice
                key={scope}
                control={
                  <input
                    type="radio"
                    name="scope"
                    checked={permissions.scope === scope}
                    onChange={() => setPermissions(withScope(permissions, scope))}
                  />
                }
              >
                {t(SCOPE_NAMES[scope])}
              </Choice>
            ))}
          </ChoiceGroup>
          {CHOSEN_AREAS.map((area) => (
            <AreaRights
              key={area}
              area={area}
              permissions={permissions}
              types={areaFields.find((each) => each.area === area)?.types ?? []}
              onChange={setPermissions}
            />
          ))}
        </fieldset>
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={form.action}>
            {t('Save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type AreaProps = {
  area: Area
  permissions: Permissions
  types: AreaFields['types']
  onChange: (permissions: Permissions) => void
}

function AreaRights({ area, permissions, types, onChange }: AreaProps) {
  const fields = permissions.fields[area]
  const setFields = (next: Record<string, string[]> | undefined) => {
    onChange({ ...permissions, fields: withFields(permissions, area, next) })
  }
  return (
    <div className={styles.area}>
      <Field label={t(AREA_NAMES[area])}>
        {(control) => (
          <select
            {...control}
            value={permissions.areas[area]}
            onChange={(event) => onChange(withLevel(permissions, area, event.target.value as Level))}
          >
            {LEVELS.filter((level) => mayHave(permissions, area, level)).map((level) => (
              <option key={level} value={level}>
                {t(LEVEL_NAMES[level])}
              </option>
            ))}
          </select>
        )}
      </Field>
      {writes(permissions.areas[area]) && types.length > 0 && (
        <FieldChoice area={t(AREA_NAMES[area])} types={types} fields={fields} onChange={setFields} />
      )}
    </div>
  )
}

/** Limits to fields go with the right to write; a role limited to fields deletes nothing. */
function withLevel(permissions: Permissions, area: Area, level: Level): Permissions {
  const fields = writes(level) ? permissions.fields[area] : undefined
  return { ...permissions, areas: { ...permissions.areas, [area]: level }, fields: withFields(permissions, area, fields) }
}

/** The limits to fields with those of one area replaced; undefined takes them away. */
function withFields({ fields }: Permissions, area: Area, next: Record<string, string[]> | undefined): Permissions['fields'] {
  const others = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== area))
  return next ? { ...others, [area]: next } : others
}

function withScope(permissions: Permissions, scope: Scope): Permissions {
  const next = { ...permissions, scope }
  const tooMuch = AREAS.filter((area) => !mayHave(next, area, permissions.areas[area]))
  return tooMuch.reduce((reduced, area) => withLevel(reduced, area, 'read'), next)
}

function mayHave({ scope }: Permissions, area: Area, level: Level): boolean {
  return !writes(level) || mayWriteWithin(scope, area)
}
