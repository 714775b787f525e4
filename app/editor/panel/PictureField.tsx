import { lazy, Suspense, useCallback, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { type PictureUse, pictureKey, pictureUse } from '../../platform/media/picture-use.ts'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { MediaInput } from '../../staff-ui/inputs/MediaInput.tsx'
import screen from '../../staff-ui/screen.module.css'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { PictureWordsField } from './PictureWordsField.tsx'
import styles from './picture-field.module.css'

const CropDialog = lazy(() => import('../crop/CropDialog.tsx'))

type Props = LabelProps & {
  session: EditorSession
  value: unknown
  /** the words of the picture that are edited beside it */
  words: readonly ('alt' | 'credit')[]
  onChange: (value: number | PictureUse | null) => void
}

/** A picture of the media library in one place, whole or with the crop and the focal point of that place, and its words. */
export function PictureField({ session, value, words, onChange, ...label }: Props) {
  const [isCropping, setCropping] = useState(false)
  const close = useCallback(() => setCropping(false), [])
  const { pictures } = useSessionState(session, 'pictures')
  const picture = pictures[pictureKey(value) ?? '']
  function choose(chosen: number | PictureUse, shown: PictureSource): void {
    session.addPicture(chosen, shown)
    onChange(chosen)
  }
  return (
    <div className={styles.picture}>
      <MediaInput
        {...label}
        value={pictureUse(value)?.id ?? null}
        picture={picture}
        actions={
          <button type="button" className={screen.second} onClick={() => setCropping(true)}>
            {t('Crop…')}
          </button>
        }
        onPick={(chosen) => choose(chosen.id, chosen)}
        onRemove={() => onChange(null)}
      />
      {picture &&
        words.map((kind) => (
          <PictureWordsField
            key={`${kind}${picture.id}`}
            picture={picture}
            words={kind}
            onKept={(kept) => session.addPicture(value as number | PictureUse, kept)}
          />
        ))}
      {isCropping && (
        <Suspense>
          <CropDialog
            value={value}
            onClose={close}
            onDone={(cropped) => {
              choose(cropped.value, cropped.picture)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
