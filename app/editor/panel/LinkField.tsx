import { useState } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { LinkFinder } from '../../staff-ui/links/LinkFinder.tsx'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'
import styles from './panel.module.css'

/** A module's link, chosen in the link finder. */
export function LinkField(props: FieldProps<Extract<ModuleField, { kind: 'url' }>>) {
  const { value, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const address = String(value ?? '')
  return (
    <ChoiceGroup {...wordsOf(props)}>
      <button type="button" className={styles.address} onClick={() => setOpen(true)}>
        {address || t('Choose target')}
      </button>
      {isOpen && (
        <LinkFinder
          initial={{ address, newWindow: false }}
          offersNewWindow={false}
          onClose={() => setOpen(false)}
          onPick={(target) => {
            setOpen(false)
            onChange(target.address)
          }}
        />
      )}
    </ChoiceGroup>
  )
}
