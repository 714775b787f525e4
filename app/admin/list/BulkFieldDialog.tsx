import { useState } from 'react'
import { EditorDialog } from '../../editor/EditorDialog.tsx'
import type { RecordField } from '../../platform/content-type/content-type.ts'
import { initialValue } from '../../platform/content-type/initial-values.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Field } from '../../ui/Field.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import form from '../form/form.module.css'
import type { TypeDescription } from '../type-description.ts'

type Props = { type: TypeDescription; count: number; onClose: () => void; onSet: (values: Record<string, unknown>) => void }

const NO_CONTEXT = { pictures: {}, titles: {} }

/** One field and the value that all records chosen get. */
export function BulkFieldDialog({ type, count, onClose, onSet }: Props) {
  const names = type.list.bulk
  const [name, setName] = useState(names[0] ?? '')
  const field = type.fields[name]
  const [value, setValue] = useState<unknown>(() => field && initialValue(field as RecordField))
  if (!field) return null
  return (
    <EditorDialog title={t('Set a field of {n} records', { n: count })} onClose={onClose} width="wide">
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSet({ [name]: value })
        }}
      >
        <fieldset className={form.fields}>
          <Field label={t('Field')}>
            {(control) => (
              <select
                {...control}
                data-starts-here
                value={name}
                onChange={(event) => {
                  const chosen = type.fields[event.target.value]
                  setName(event.target.value)
                  setValue(chosen && initialValue(chosen as RecordField))
                }}
              >
                {names.map((one) => (
                  <option key={one} value={one}>
                    {t(type.fields[one]?.label ?? 'Name')}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <FieldInput key={name} name={name} field={field} value={value} errors={{}} context={NO_CONTEXT} onChange={setValue} />
        </fieldset>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Set in {n} records', { n: count })}
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}
