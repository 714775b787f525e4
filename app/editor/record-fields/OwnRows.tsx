import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { FieldInput } from '../../staff-ui/fields/FieldInput.tsx'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { useLoaded } from '../../staff-ui/use-loaded.ts'
import type { OwnPartProps } from './own-part-props.ts'
import styles from './own-rows.module.css'

/**
 * The people of the object that the page shows, with the inputs of its form: a person is found among those who exist, never
 * typed; rows are added, moved and removed.
 */
export function OwnRows({ session, field, value, errors, onChange }: OwnPartProps) {
  const group = useId()
  const { loaded, failure, tryAgain } = useLoaded<{ type: TypeDescription }>(`/api/admin/${session.region.contentType}/blank`)
  const form = loaded?.type.fields[field]
  if (failure) return <LoadFailed text={failure} tryAgain={tryAgain} />
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
