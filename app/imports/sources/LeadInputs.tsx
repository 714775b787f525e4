import { t } from '../../platform/i18n/i18n.ts'
import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import styles from '../../staff-ui/screen.module.css'
import { FIELD_NAMES } from '../field-names.ts'
import { LED_FIELDS, type LedField } from '../led-field.ts'
import list from './sources.module.css'

/** In which fields the source leads. */
export function LeadInputs({ leads, onChange }: { leads: LedField[]; onChange: (leads: LedField[]) => void }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.label}>{t('The source leads')}</legend>
      <p className={styles.help}>
        {t(
          'What is ticked comes from the source and is locked here. Everything else is only taken over when a performance is new; after that the house leads.',
        )}{' '}
        {!leads.includes('status') && t('That an evening is called off is always proposed, unless changes are applied at once.')}
      </p>
      <div className={list.leads}>
        {LED_FIELDS.map((field) => (
          <CheckboxInput
            key={field}
            label={t(FIELD_NAMES[field])}
            value={leads.includes(field)}
            onChange={(isLed) => onChange(isLed ? [...leads, field] : leads.filter((other) => other !== field))}
          />
        ))}
      </div>
    </fieldset>
  )
}
