import { useState } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { LinkFinder } from '../../staff-ui/links/LinkFinder.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './panel.module.css'

/** A module's link, chosen in the link finder. */
export function LinkField({ field, value, onChange }: FieldProps<Extract<ModuleField, { kind: 'url' }>>) {
  const [isOpen, setOpen] = useState(false)
  const address = String(value ?? '')
  return (
    <div className={forms.field}>
      <span>{t(field.label)}</span>
      <button type="button" className={styles.address} onClick={() => setOpen(true)}>
        {address || t('Choose target')}
      </button>
      {isOpen && (
        <LinkFinder
          given={{ address, newWindow: false }}
          withWindow={false}
          onClose={() => setOpen(false)}
          onPick={(target) => {
            setOpen(false)
            onChange(target.address)
          }}
        />
      )}
    </div>
  )
}
