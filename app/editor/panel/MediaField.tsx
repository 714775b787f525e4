import { lazy, Suspense, useCallback, useState } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type PictureUse, pictureKey, pictureUse } from '../../platform/media/picture-use.ts'
import forms from '../../staff-ui/forms.module.css'
import { MediaInput } from '../../staff-ui/inputs/MediaInput.tsx'
import { useSessionState } from '../session/current-session.ts'
import { type FieldProps, wordsOf } from './field-props.ts'
import { PictureWordsField } from './PictureWordsField.tsx'

const CropDialog = lazy(() => import('../crop/CropDialog.tsx'))

/** A picture of the media library, whole or cropped. */
export function MediaField(props: FieldProps<Extract<ModuleField, { kind: 'media' }>>) {
  const { value, context, onChange } = props
  const [isCropping, setCropping] = useState(false)
  const close = useCallback(() => setCropping(false), [])
  const { pictures } = useSessionState(context.session)
  const picture = pictures[pictureKey(value) ?? '']
  return (
    <>
      <MediaInput
        {...wordsOf(props)}
        value={pictureUse(value)?.id ?? null}
        picture={picture}
        actions={
          <button type="button" className={forms.second} onClick={() => setCropping(true)}>
            {t('Crop…')}
          </button>
        }
        onPick={(chosen) => {
          context.session.addPicture(chosen.id, chosen)
          onChange(chosen.id)
        }}
        onRemove={() => onChange(null)}
      />
      {picture && (
        <PictureWordsField
          key={picture.id}
          picture={picture}
          words="alt"
          onKept={(described) => context.session.addPicture(value as number | PictureUse, described)}
        />
      )}
      {isCropping && (
        <Suspense>
          <CropDialog
            value={value}
            onClose={close}
            onDone={(cropped) => {
              context.session.addPicture(cropped.value, cropped.picture)
              onChange(cropped.value)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
