import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { Dialog } from '../Dialog.tsx'
import { VisibleFrom } from '../record-form/VisibleFrom.tsx'
import form from '../screen.module.css'

type Props = { type: TypeDescription; count: number; onClose: () => void; onSet: (values: Values) => void }

const NO_CONTEXT = { form: 'bulk', pictures: {}, titles: {} }

/** Asks once, as the form does, whether and from when visitors see the selected records. */
export function BulkVisibilityDialog({ type, count, onClose, onSet }: Props) {
  const [values, setValues] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { isOnline, publishedAt } = values
  function submit(): void {
    if (isOnline && !publishedAt) setErrors({ publishedAt: [t('This field is required!')] })
    else onSet(isOnline ? { isOnline, publishedAt } : { isOnline: false })
  }
  const set = (field: string, value: unknown) => {
    setErrors({})
    setValues((before) => ({ ...before, [field]: value }))
  }
  return (
    <Dialog title={t('Visibility of {n} records', { n: count })} onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <VisibleFrom type={type} moments={{ from: 'publishedAt' }} form={{ values, errors, set }} context={NO_CONTEXT} />
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Apply to {n} records', { n: count })}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
