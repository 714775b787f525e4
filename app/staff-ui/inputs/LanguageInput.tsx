import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'
import type { InputProps } from './input-props.ts'
import { SelectInput } from './SelectInput.tsx'

/** Selects the language of a text, for screen readers (WCAG 3.1.2); empty when it is that of the page. */
export function LanguageInput({ onChange, ...props }: InputProps<string>) {
  const options = PART_LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))
  return <SelectInput {...props} none={t('Same as page')} options={options} onChange={(language) => onChange(String(language ?? ''))} />
}
