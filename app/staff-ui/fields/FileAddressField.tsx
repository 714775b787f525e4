import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { LabelledControl } from '../inputs/LabelledControl.tsx'
import styles from '../screen.module.css'
import { FileFinder } from './FileFinder.tsx'
import { type FieldProps, labelPropsOf } from './field-props.ts'

/** The input of a URL, which can be that of a video or audio file of the media library. */
export function FileAddressField({ name, field, value, errors, context, onChange }: FieldProps<Extract<ColumnField, { kind: 'url' }>>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <LabelledControl labelProps={labelPropsOf({ field, name, errors, context })}>
      {(control) => (
        <div className={styles.fileAddress}>
          <input {...control} type="text" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
          {!context.isReadOnly && (
            <button type="button" className={styles.second} onClick={() => setOpen(true)}>
              {t('From the media library')}
            </button>
          )}
          {isOpen && field.file && (
            <FileFinder
              kind={field.file}
              onClose={() => setOpen(false)}
              onPick={(address) => {
                onChange(address)
                setOpen(false)
              }}
            />
          )}
        </div>
      )}
    </LabelledControl>
  )
}
