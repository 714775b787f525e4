import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Differing } from '../platform/media/upload.ts'
import form from '../staff-ui/screen.module.css'
import styles from './media.module.css'

const LABELS: Record<keyof Differing, Label> = {
  alt: 'What the image shows (alt text)',
  credit: 'Credit',
  collection: 'Collection',
  rights: 'Rights',
  rightsUntil: 'May be shown until',
}

type Props = { differing: Differing; onTakeOver: () => void }

/** What the library says of a file that was sent again, beside what is said of it now, to be taken over at a press. */
export function DifferingDetails({ differing, onTakeOver }: Props) {
  const names = Object.keys(LABELS) as (keyof Differing)[]
  return (
    <div className={styles.differing}>
      <p>{t('The library says something else of this file:')}</p>
      <dl>
        {names.flatMap((name) => {
          const both = differing[name]
          return both ? [<dt key={name}>{t(LABELS[name])}</dt>, <dd key={`${name} said`}>{t('“{is}”, and now “{said}”', both)}</dd>] : []
        })}
      </dl>
      <button type="button" className={form.second} onClick={onTakeOver}>
        {t('Use the new details everywhere')}
      </button>
    </div>
  )
}
