import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'
import forms from '../../staff-ui/forms.module.css'
import type { FieldProps } from './field-props.ts'

/** The language of a module's text, for screen readers (WCAG 3.1.2). */
export function LanguageField({ field, value, onChange }: FieldProps) {
  return (
    <label className={forms.field}>
      <span>{t(field.label)}</span>
      <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('Same as page')}</option>
        {PART_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  )
}
