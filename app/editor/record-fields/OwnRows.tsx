import { useEffect, useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../../staff-ui/api-client.ts'
import { FieldInput } from '../../staff-ui/fields/FieldInput.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import type { OwnPartProps } from './own-part-props.ts'
import styles from './own-rows.module.css'

/**
 * The people of the object that the page shows, with the inputs of its form: a person is found among those who exist, never
 * typed; rows are added, moved and removed.
 */
export function OwnRows({ session, field, value, errors, onChange }: OwnPartProps) {
  const group = useId()
  const [type, setType] = useState<TypeDescription>()
  const [failure, setFailure] = useState('')
  const { contentType } = session.region
  useEffect(() => {
    request<{ type: TypeDescription }>('GET', `/api/admin/${contentType}/blank`).then(
      (blank) => setType(blank.type),
      (error) => setFailure(failureText(error)),
    )
  }, [contentType])
  const form = type?.fields[field]
  if (failure) {
    return (
      <p role="alert" className={forms.error}>
        {failure}
      </p>
    )
  }
  if (!form) return <p role="status">{t('Loading…')}</p>
  return (
    <div className={styles.rows}>
      <FieldInput
        name={field}
        field={form}
        value={value}
        errors={errors}
        context={{ pictures: {}, titles: {} }}
        onChange={(next) => onChange(next, group)}
      />
    </div>
  )
}
