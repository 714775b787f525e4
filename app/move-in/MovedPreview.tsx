import { t } from '../platform/i18n/i18n.ts'
import { Sheet } from '../staff-ui/Sheet.tsx'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'

/** A page of the other site in the look of this one, with the way to the old page. */
export function MovedPreview({ runId, item, onClose }: { runId: number; item: MoveInItem; onClose: () => void }) {
  const address = `/api/admin/move-ins/${runId}/preview?from=${encodeURIComponent(item.from)}`
  return (
    <Sheet title={item.title} onClose={onClose} className={styles.preview} isTall>
      <p>
        {t('This is how it looks here; its pictures come with the move.')}{' '}
        <a href={item.from} target="_blank" rel="noreferrer">
          {t('Open the old page')}
        </a>
      </p>
      {/* Scripts need the page's own origin to work; forms and new windows stay forbidden. */}
      <iframe src={address} title={t('Preview: {title}', { title: item.title })} sandbox="allow-same-origin allow-scripts" />
    </Sheet>
  )
}
