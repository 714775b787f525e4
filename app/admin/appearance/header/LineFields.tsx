import { t } from '../../../platform/i18n/i18n.ts'
import { type BarPart, HEADER_LIMITS, type LinePart } from '../../../site/index.ts'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import { NetworksField } from '../parts/NetworksField.tsx'
import type { ErrorOf } from '../parts/PartList.tsx'
import styles from '../parts/parts.module.css'

type LineProps = { part: LinePart; errorOf: ErrorOf; onChange: (part: LinePart) => void }

/** What is written in a part of the line; nothing for those whose words stand elsewhere. */
export function LineFields({ part, errorOf, onChange }: LineProps) {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.fields}>
          <TextInput label={t('Text|part')} error={errorOf('text')} value={part.text} onChange={(text) => onChange({ ...part, text })} />
          <TextInput
            label={t('Page it leads to')}
            error={errorOf('url')}
            required={false}
            value={part.url}
            onChange={(url) => onChange({ ...part, url })}
          />
        </div>
      )
    case 'phone':
      return (
        <div className={styles.fields}>
          <TextInput label={t('Phone')} error={errorOf('phone')} value={part.phone} onChange={(phone) => onChange({ ...part, phone })} />
        </div>
      )
    case 'social':
      return <NetworksField links={part.links} errorOf={errorOf} onChange={(links) => onChange({ ...part, links })} />
    default:
      return null
  }
}

type Call = Extract<BarPart, { kind: 'call' }>

/** The words of the call button and where it leads. */
export function CallFields({ part, errorOf, onChange }: { part: Call; errorOf: ErrorOf; onChange: (part: Call) => void }) {
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('Words on the button')}
        help={t('With up to {n} characters and one part beside it at most it is in the bar of a phone, too, else in its menu.', {
          n: HEADER_LIMITS.shortCall,
        })}
        error={errorOf('text')}
        value={part.text}
        onChange={(text) => onChange({ ...part, text })}
      />
      <TextInput
        label={t('Page or form it leads to')}
        error={errorOf('url')}
        value={part.url}
        onChange={(url) => onChange({ ...part, url })}
      />
    </div>
  )
}
