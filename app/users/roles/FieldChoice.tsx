import { t } from '../../platform/i18n/i18n.ts'
import { Choice, ChoiceGroup } from '../../ui/Field.tsx'
import type { AreaFields } from '../role-fields.server.ts'
import styles from './roles.module.css'

type Fields = Record<string, string[]>
type Props = {
  /** the name of the area */
  area: string
  types: AreaFields['types']
  /** the only fields that may be changed, by record type; undefined where all may be */
  fields: Fields | undefined
  onChange: (fields: Fields | undefined) => void
}

/** Limits the right to write in an area to some fields of its record types. */
export function FieldChoice({ area, types, fields, onChange }: Props) {
  const toggle = (type: string, name: string, isChosen: boolean) => {
    const others = (fields?.[type] ?? []).filter((other) => other !== name)
    const rest = Object.fromEntries(Object.entries(fields ?? {}).filter(([other]) => other !== type))
    const next = isChosen ? [...others, name] : others
    onChange(next.length > 0 ? { ...rest, [type]: next } : rest)
  }
  return (
    <>
      <Choice
        control={
          <input type="checkbox" checked={fields !== undefined} onChange={(event) => onChange(event.target.checked ? {} : undefined)} />
        }
      >
        {t('Only these fields: create and delete nothing')}
        <span className="visually-hidden"> ({area})</span>
      </Choice>
      {fields &&
        types.map((type) => (
          <details key={type.name} className={styles.type} open={fields[type.name] !== undefined || undefined}>
            <summary>
              {type.plural} {fields[type.name] && <small>{t('{n} fields', { n: fields[type.name]?.length ?? 0 })}</small>}
            </summary>
            <ChoiceGroup label={type.plural}>
              <div className={styles.fields}>
                {type.fields.map(({ name, label }) => (
                  <Choice
                    key={name}
                    control={
                      <input
                        type="checkbox"
                        checked={fields[type.name]?.includes(name) ?? false}
                        onChange={(event) => toggle(type.name, name, event.target.checked)}
                      />
                    }
                  >
                    {label}
                  </Choice>
                ))}
              </div>
            </ChoiceGroup>
          </details>
        ))}
    </>
  )
}
