import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { call } from '../call.ts'
import styles from '../forms.module.css'

type Entry = { id?: number; slug?: string; name?: string; title?: string; start?: string }
type Props = { label: string; from: string; several: boolean; value: unknown; onChange: (value: unknown) => void }

/** One entry, or several, of a list that the API answers; some lists name their ids `slug`. */
export function ChoiceField({ label, from, several, value, onChange }: Props) {
  const [entries, setEntries] = useState<Entry[]>([])
  useEffect(() => {
    call<Entry[] | { results: Entry[] }>('GET', from).then(
      (answer) => setEntries(Array.isArray(answer) ? answer : answer.results),
      () => setEntries([]),
    )
  }, [from])
  const options = entries.map((entry) => ({
    id: Number(entry.id ?? entry.slug),
    name: entry.name ?? [entry.title, entry.start?.slice(0, 16).replace('T', ', ')].filter(Boolean).join(' · '),
  }))
  if (!several) {
    return (
      <label className={styles.field}>
        <span>{label}</span>
        <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}>
          <option value="">{t('No choice')}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const chosen = Array.isArray(value) ? (value as number[]) : []
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
