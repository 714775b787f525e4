import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'
import type { InputProps } from './input-words.ts'
import { SelectInput } from './SelectInput.tsx'

/** The language of a text, so that screen readers pronounce it right (WCAG 3.1.2); empty where it is the page's. */
export function LanguageInput({ onChange, ...props }: InputProps<string>) {
  const options = PART_LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))
  return <SelectInput {...props} none={t('Same as page')} options={options} onChange={(language) => onChange(String(language ?? ''))} />
}
