import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureKey } from '../../platform/media/picture-use.ts'
import forms from '../../staff-ui/forms.module.css'
import { MediaInput } from '../../staff-ui/inputs/MediaInput.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import type { Cropped } from '../crop/CropDialog.tsx'
import { PictureWordsField } from '../panel/PictureWordsField.tsx'
import { useSessionState } from '../session/current-session.ts'
import { keepCropped } from './keep-cropped.ts'
import type { OwnPartProps } from './own-part-props.ts'

const CropDialog = lazy(() => import('../crop/CropDialog.tsx'))

/**
 * A picture of the object that the page shows: which one, its crop, its description and its credit. A record holds whole
 * pictures, so what is cropped becomes a picture of its own in the library.
 */
export function OwnPicture({ session, field, label, value, errors, onChange }: OwnPartProps) {
  const group = useId()
  const [isCropping, setCropping] = useState(false)
  const [failure, setFailure] = useState('')
  const close = useCallback(() => setCropping(false), [])
  const { pictures } = useSessionState(session)
  const picture = pictures[pictureKey(value) ?? '']
  async function crop(cropped: Cropped): Promise<void> {
    close()
    setFailure('')
    try {
      const kept = await keepCropped(cropped)
      session.addPicture(kept.id, kept)
      onChange(kept.id, group)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <MediaInput
        label={label}
        error={errors[field]?.join(' ')}
        value={typeof value === 'number' ? value : null}
        picture={picture}
        actions={
          <button type="button" className={forms.second} onClick={() => setCropping(true)}>
            {t('Crop…')}
          </button>
        }
        onPick={(chosen) => {
          session.addPicture(chosen.id, chosen)
          onChange(chosen.id, group)
        }}
        onRemove={() => onChange(null, group)}
      />
      {failure && (
        <p role="alert" className={forms.error}>
          {failure}
        </p>
      )}
      {picture &&
        (['alt', 'credit'] as const).map((words) => (
          <PictureWordsField
            key={`${words}${picture.id}`}
            picture={picture}
            words={words}
            onKept={(kept) => session.addPicture(picture.id, kept)}
          />
        ))}
      {isCropping && (
        <Suspense>
          <CropDialog value={value} onClose={close} onDone={(cropped) => void crop(cropped)} />
        </Suspense>
      )}
    </>
  )
}
