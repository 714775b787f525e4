import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Dialog } from '../Dialog.tsx'
import { SingleKeysSwitch } from '../SingleKeysSwitch.tsx'
import styles from './ShortcutsDialog.module.css'

type Key = [keys: string[], does: Label]

const TO_NEXT: Key[] = [
  [['j', '↓'], 'To the next entry'],
  [['k', '↑'], 'To the entry before'],
]
const TO_NEXT_IN_GRID: Key[] = [
  [['j', '→'], 'To the next entry'],
  [['k', '←'], 'To the entry before'],
  [['↓', '↑'], 'To the entry below or above'],
]
const KEYS: Key[] = [
  [['Enter'], 'Open the entry'],
  [['x'], 'Choose the entry, or not'],
  [['Shift', 'x'], 'Choose all entries up to here'],
  [['/'], 'To the search'],
  [['?'], 'Show these keys'],
]

/** The keys of a list, and the switch that turns those of one letter off. @param isGrid whether entries stand beside each other too */
export function ShortcutsDialog({ isGrid, onClose }: { isGrid: boolean; onClose: () => void }) {
  return (
    <Dialog title={t('Keys')} onClose={onClose}>
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
