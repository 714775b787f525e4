import { t } from '../../platform/i18n/i18n.ts'
import { AddressInput } from '../../staff-ui/inputs/AddressInput.tsx'
import styles from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'

type Values = { address: string | null; headerName: string; headerValue?: string }
type Props = { values: Values; hasHeaderValue: boolean; change: (part: Partial<Values>) => void }

/** Where a source is read, and the header with which another server lets it be read. */
export function AddressInputs({ values, hasHeaderValue, change }: Props) {
  return (
    <>
      <AddressInput
        label={t('Address of the calendar or table')}
        help={t('Treat it like a password: whoever knows it can read the programme.')}
        value={values.address}
        onChange={(address) => change({ address })}
      />
      <details open={values.headerName !== ''}>
        <summary>{t('The other server asks for a key')}</summary>
        <div className={styles.fields}>
          <Field label={t('Name of the header')} help={t('As the provider calls it, such as Authorization or X-Api-Key.')}>
            {(control) => (
              <input
                {...control}
                maxLength={100}
                {...NO_AUTOFILL}
                spellCheck={false}
                value={values.headerName}
                onChange={(event) => change({ headerName: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={t('Value of the header')}
            help={
              hasHeaderValue
                ? t('A value is stored. It is never shown; leave this empty to keep it.')
                : t('It is stored and never shown again. It is sent to this server alone.')
            }
          >
            {(control) => (
              <input
                {...control}
                type="password"
                maxLength={2000}
                autoComplete="new-password"
                value={values.headerValue ?? ''}
                onChange={(event) => change({ headerValue: event.target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  )
}
