import { t } from '../../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../../platform/media/picture.ts'
import type { FooterPart } from '../../../site/index.ts'
import { RowList } from '../../../staff-ui/fields/RowList.tsx'
import { TextArea } from '../../../staff-ui/inputs/TextArea.tsx'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import styles from './footer.module.css'
import { LogosField } from './LogosField.tsx'

type Props = {
  part: FooterPart
  pictures: readonly PictureSource[]
  /** what is wrong at a path within the part */
  errorOf: (path: string) => string | undefined
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
      {part.kind === 'social' && (
        <RowList
          label={t('Networks')}
          error={errorOf('links')}
          itemLabel={t('Network')}
          rows={part.links}
          isReadOnly={false}
          blank={() => ({ name: '', url: 'https://' })}
          onChange={(rows) => onChange({ ...part, links: rows as typeof part.links })}
        >
          {(row, index, replace) => (
            <>
              <TextInput
                label={t('Name of the network')}
                error={errorOf(`links.${index}.name`)}
                value={String(row.name)}
                onChange={(name) => replace({ ...row, name })}
              />
              <TextInput
                label={t('URL of your page there')}
                error={errorOf(`links.${index}.url`)}
                value={String(row.url)}
                onChange={(url) => replace({ ...row, url })}
              />
            </>
          )}
        </RowList>
      )}
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
