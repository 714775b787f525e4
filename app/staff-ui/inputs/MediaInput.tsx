import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { ImageFinder } from '../media-picker/ImageFinder.tsx'
import form from '../screen.module.css'
import type { LabelProps } from './input-props.ts'
import styles from './MediaInput.module.css'
import { SelectedPicture } from './SelectedPicture.tsx'

type Props = LabelProps & {
  /** id of the picture */
  value: number | null
  /** the picture, if loaded */
  picture: PictureSource | undefined
  isWithdrawn?: boolean | undefined
  isReadOnly?: boolean | undefined
  onPick: (picture: PictureSource) => void
  onRemove: () => void
  /** further actions on the selected picture */
  actions?: ReactNode
}

/** Selects a picture of the media library in a dialog. */
export function MediaInput({ id, label, help, error, required, value, picture, actions, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ChoiceGroup {...(id ? { id } : {})} label={label} help={help} error={error} optional={required === false}>
      <div className={styles.picture}>
        {value !== null && <SelectedPicture id={value} picture={picture} isWithdrawn={props.isWithdrawn} />}
        {!props.isReadOnly && (
          <button type="button" className={form.second} onClick={() => setOpen(true)}>
            {value !== null ? t('Replace image') : t('Choose image')}
          </button>
        )}
        {value !== null && actions}
        {value !== null && !props.isReadOnly && (
          <button
            type="button"
            className={form.second}
            onClick={(event) => {
              // This button is unmounted with the picture.
              event.currentTarget.parentElement?.querySelector('button')?.focus()
              props.onRemove()
            }}
          >
            {t('Remove')}
          </button>
        )}
      </div>
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            props.onPick(chosen)
            setOpen(false)
          }}
        />
      )}
    </ChoiceGroup>
  )
}
