import { useState } from 'react'
import { isBlank } from '../../platform/format/blank.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import styles from '../screen.module.css'
import { Preview } from './Preview.tsx'
import { isVisibleFrom, wallClock } from './visible-from.ts'

type Props = { type: TypeDescription; id: number | null; values: Values }

/** The preview beside a form. Until a new record has what it cannot be without, it says what that is. */
export function FormPreview({ type, id, values }: Props) {
  const [opened] = useState(() => wallClock(Date.now()))
  const lacking = id === null ? labelsOfMissing(type, values) : []
  // What has no moment yet gets one when it is saved.
  const shown = isVisibleFrom(type) && !values.publishedAt ? { ...values, publishedAt: opened } : values
  if (lacking.length === 0) return <Preview type={type.name} id={id} values={shown} />
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <p className={styles.help}>{t('The preview still needs: {fields}.', { fields: lacking.join(', ') })}</p>
    </section>
  )
}

function labelsOfMissing(type: TypeDescription, values: Values): string[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const isAsked = 'required' in field && field.required && !(name === 'publishedAt' && isVisibleFrom(type))
    return isAsked && isBlank(String(values[name] ?? '')) ? [t(field.label)] : []
  })
}
