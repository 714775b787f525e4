import { lazy, Suspense, useCallback, useState } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type PictureUse, pictureKey } from '../../platform/media/picture-use.ts'
import forms from '../../staff-ui/forms.module.css'
import { ImageFinder } from '../../staff-ui/media-picker/ImageFinder.tsx'
import { useSessionState } from '../session/current-session.ts'
import { AltField } from './AltField.tsx'
import type { FieldProps } from './field-props.ts'

const CropDialog = lazy(() => import('../crop/CropDialog.tsx'))

/** A picture of the media library, whole or cropped. */
export function MediaField({ field, value, context, onChange }: FieldProps<Extract<ModuleField, { kind: 'media' }>>) {
  const [open, setOpen] = useState<'finder' | 'crop'>()
  const close = useCallback(() => setOpen(undefined), [])
  const { pictures } = useSessionState(context.session)
  const picture = pictures[pictureKey(value) ?? '']
  return (
    <div className={forms.field}>
      <span>{t(field.label)}</span>
      {picture && <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />}
      <div className={forms.buttons}>
        <button type="button" className={forms.second} onClick={() => setOpen('finder')}>
          {picture ? t('Replace image') : t('Choose image')}
        </button>
        {picture && (
          <>
            <button type="button" className={forms.second} onClick={() => setOpen('crop')}>
              {t('Crop…')}
            </button>
            <button type="button" className={forms.second} onClick={() => onChange(null)}>
              {t('Remove')}
            </button>
          </>
        )}
      </div>
      {picture && (
        <AltField
          key={picture.id}
          picture={picture}
          onKept={(described) => context.session.addPicture(value as number | PictureUse, described)}
        />
      )}
      {open === 'finder' && (
        <ImageFinder
          onClose={close}
          onPick={(chosen) => {
            context.session.addPicture(chosen.id, chosen)
            onChange(chosen.id)
            close()
          }}
        />
      )}
      {open === 'crop' && (
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
    </div>
  )
}
