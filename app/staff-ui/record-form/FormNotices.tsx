import { t } from '../../platform/i18n/i18n.ts'
import type { FieldDescription, TypeDescription } from '../../records/type-description.ts'
import { ErrorSummary } from '../ErrorSummary.tsx'
import type { FormContext } from '../fields/field-props.ts'
import styles from '../screen.module.css'
import { useDateFormat } from '../use-date-format.ts'
import { StoredDrafts } from './StoredDrafts.tsx'
import type { RecordFormState } from './use-record-form.ts'
import { valueInWords } from './value-in-words.ts'

type Props = { form: RecordFormState; type: TypeDescription; context: FormContext; onReach: (field: string) => void }

/** The notices above a form's fields: errors, stored drafts and merge conflicts. */
export function FormNotices({ form, type, context, onReach }: Props) {
  const format = useDateFormat()
  const inWords = (field: FieldDescription | undefined, value: unknown) =>
    field ? valueInWords(field, value, { titles: context.titles, format }) || t('nothing|value') : String(value)
  return (
    <>
      <ErrorSummary type={type} errors={form.errors} context={context} onReach={onReach} />
      <StoredDrafts form={form} type={type} />
      {form.conflicts.map(({ field, mine, theirs }) => {
        const description = type.fields[field]
        return (
          <div key={field} className={styles.notice}>
            <p>{t('{name}: both you and someone else have changed this.', { name: description ? t(description.label) : field })}</p>
            <dl className={styles.clash}>
              <dt>{t('Your version')}</dt>
              <dd>{inWords(description, mine)}</dd>
              <dt>{t('Their version')}</dt>
              <dd>{inWords(description, theirs)}</dd>
            </dl>
            <button type="button" className={styles.second} onClick={() => form.resolveConflict(field, mine)}>
              {t('Use yours')}
            </button>
            <button type="button" className={styles.second} onClick={() => form.resolveConflict(field, theirs)}>
              {t('Use theirs')}
            </button>
          </div>
        )
      })}
    </>
  )
}
