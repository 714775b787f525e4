import { t } from '../../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../../platform/media/picture.ts'
import type { FooterPart } from '../../../site/index.ts'
import { TextArea } from '../../../staff-ui/inputs/TextArea.tsx'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import { NetworksField } from '../parts/NetworksField.tsx'
import type { ErrorOf } from '../parts/PartList.tsx'
import styles from '../parts/parts.module.css'
import { LogosField } from './LogosField.tsx'

type Props = {
  part: FooterPart
  pictures: readonly PictureSource[]
  errorOf: ErrorOf
  onChange: (part: FooterPart) => void
  onPicture: (picture: PictureSource) => void
}

const TEXT_ROWS = 4

/** What is written in a part; nothing for those whose words stand elsewhere. */
export function PartFields({ part, pictures, errorOf, onChange, onPicture }: Props) {
  if (part.kind === 'hours' || part.kind === 'service' || part.kind === 'legal') return null
  const line = (name: string, label: string) => (
    <TextInput
      label={label}
      error={errorOf(name)}
      value={String((part as Record<string, unknown>)[name] ?? '')}
      onChange={(value) => onChange({ ...part, [name]: value } as FooterPart)}
    />
  )
  const text = (label: string) => (
    <TextArea
      label={label}
      rows={TEXT_ROWS}
      error={errorOf('text')}
      value={'text' in part ? part.text : ''}
      onChange={(value) => onChange({ ...part, text: value } as FooterPart)}
    />
  )
  return (
    <div className={styles.fields}>
      {line('title', t('Heading|part'))}
      {part.kind === 'address' && (
        <>
          {text(t('Address, line by line'))}
          {line('phone', t('Phone'))}
          {line('mail', t('E-mail|footer'))}
        </>
      )}
      {part.kind === 'social' && <NetworksField links={part.links} errorOf={errorOf} onChange={(links) => onChange({ ...part, links })} />}
      {part.kind === 'newsletter' && (
        <>
          {text(t('Invitation|newsletter'))}
          {line('link', t('Words of the link'))}
          {line('url', t('Page or form it leads to'))}
        </>
      )}
      {part.kind === 'sponsors' && (
        <LogosField part={part} pictures={pictures} errorOf={errorOf} onChange={onChange} onPicture={onPicture} />
      )}
      {part.kind === 'text' && text(t('Text|part'))}
    </div>
  )
}
