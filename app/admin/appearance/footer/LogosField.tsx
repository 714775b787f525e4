import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../../platform/media/picture.ts'
import { FOOTER_LIMITS, type FooterPart } from '../../../site/index.ts'
import { moveItem } from '../../../staff-ui/fields/move-item.ts'
import { RowButtons, rowButtonLabels } from '../../../staff-ui/fields/RowButtons.tsx'
import { SelectedPicture } from '../../../staff-ui/inputs/SelectedPicture.tsx'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import { ImageFinder } from '../../../staff-ui/media-picker/ImageFinder.tsx'
import form from '../../../staff-ui/screen.module.css'
import styles from '../parts/parts.module.css'

type Sponsors = Extract<FooterPart, { kind: 'sponsors' }>
type Props = {
  part: Sponsors
  pictures: readonly PictureSource[]
  errorOf: (path: string) => string | undefined
  onChange: (part: Sponsors) => void
  onPicture: (picture: PictureSource) => void
}

/** The logos of those who support the theatre, from the media library, each with its name and where it leads. */
export function LogosField({ part, pictures, errorOf, onChange, onPicture }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { logos } = part
  const change = (next: Sponsors['logos']) => onChange({ ...part, logos: next })

  function pick(picture: PictureSource): void {
    onPicture(picture)
    change([...logos, { media: picture.id, name: picture.alt, url: '' }])
    setOpen(false)
  }

  return (
    <div>
      <ol className={styles.logos}>
        {logos.map(({ media, name, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
          <li key={index}>
            <SelectedPicture id={media} picture={pictures.find(({ id }) => id === media)} />
            <TextInput
              label={t('Name of the sponsor')}
              error={errorOf(`logos.${index}.name`)}
              value={name}
              onChange={(value) => change(logos.map((logo, place) => (place === index ? { ...logo, name: value } : logo)))}
            />
            <TextInput
              label={t('URL|sponsor')}
              error={errorOf(`logos.${index}.url`)}
              required={false}
              value={url}
              onChange={(value) => change(logos.map((logo, place) => (place === index ? { ...logo, url: value } : logo)))}
            />
            <span className={styles.moves}>
              <RowButtons
                index={index}
                count={logos.length}
                labels={rowButtonLabels(name || t('Logo'))}
                onMove={(by) => change(moveItem(logos, index, by))}
                onRemove={() => change(logos.filter((_, place) => place !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      {logos.length < FOOTER_LIMITS.logos && (
        <button type="button" className={form.second} onClick={() => setOpen(true)}>
          + {t('Logo')}
        </button>
      )}
      {isOpen && <ImageFinder onClose={() => setOpen(false)} onPick={pick} />}
    </div>
  )
}
