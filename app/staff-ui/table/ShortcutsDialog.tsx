import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Dialog } from '../Dialog.tsx'
import { SingleKeysSwitch } from '../SingleKeysSwitch.tsx'
import styles from './ShortcutsDialog.module.css'

type Key = [keys: string[], does: Label]

const TO_NEXT: Key[] = [
  [['j', '↓'], 'Next entry'],
  [['k', '↑'], 'Previous entry'],
]
const TO_NEXT_IN_GRID: Key[] = [
  [['j', '→'], 'Next entry'],
  [['k', '←'], 'Previous entry'],
  [['↓', '↑'], 'Entry below or above'],
]
const KEYS: Key[] = [
  [['Enter'], 'Open entry'],
  [['x'], 'Select or deselect entry'],
  [['Shift', 'x'], 'Select all entries up to here'],
  [['/'], 'Go to search'],
  [['?'], 'Show keyboard shortcuts'],
]

/** The keys of a list, and the switch that turns those of one letter off. @param isGrid whether entries are laid out in a grid */
export function ShortcutsDialog({ isGrid, onClose }: { isGrid: boolean; onClose: () => void }) {
  return (
    <Dialog title={t('Keyboard shortcuts')} onClose={onClose}>
      <dl className={styles.keys}>
        {[...(isGrid ? TO_NEXT_IN_GRID : TO_NEXT), ...KEYS].map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Dialog>
  )
}
