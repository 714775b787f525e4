import { useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { labelOfField } from '../records/label-of-field.ts'
import type { TypeDescription } from '../records/type-description.ts'
import { type FormContext, fieldId } from './fields/field-props.ts'
import { focusField } from './focus-field.ts'
import styles from './screen.module.css'

type Props = {
  type: Pick<TypeDescription, 'fields'>
  errors: Record<string, string[]>
  context: Pick<FormContext, 'form'>
  /** makes a field visible, where the form shows only some of its fields */
  onReach?: ((name: string) => void) | undefined
}

/** The errors of a form, above its fields, each linked to its field. It takes the focus when a save was rejected. */
export function ErrorSummary({ type, errors, context, onReach }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const faults = Object.entries(errors)
  // Each rejected save has new errors. Moving the focus announces them, so no live region is needed.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])
  if (faults.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} className={styles.faults}>
      <p>{t('Please check {n} fields:', { n: faults.length })}</p>
      <ul>
        {faults.map(([name, messages]) => (
          <li key={name}>
            <Way id={fieldId(context, name).id} label={labelOfField(type.fields, name)} onReach={() => onReach?.(name)} />{' '}
            {messages.join(' ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Way({ id, label, onReach }: { id: string | undefined; label: string; onReach: () => void }) {
  if (!id || !label) return label
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        onReach()
        focusField(id)
      }}
    >
      {label}
    </a>
  )
}
