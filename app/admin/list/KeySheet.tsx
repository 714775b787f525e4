import { useState } from 'react'
import { EditorDialog } from '../../editor/EditorDialog.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import { Choice } from '../../ui/Field.tsx'
import styles from './list.module.css'
import { areKeysOn, switchKeys } from './use-list-keys.ts'

const KEYS: [keys: string[], does: MessageId][] = [
  [['j', '↓'], 'To the next row'],
  [['k', '↑'], 'To the row before'],
  [['Enter'], 'Open the row'],
  [['x'], 'Choose the row, or not'],
  [['Shift', 'x'], 'Choose all rows up to here'],
  [['/'], 'To the search'],
  [['?'], 'Show these keys'],
]

/** The keys of a list, and the switch that turns those of one letter off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <EditorDialog title={t('Keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Choice
        control={
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => {
              setOn(event.target.checked)
              switchKeys(event.target.checked)
            }}
          />
        }
      >
        {t('Keys of one letter work in this browser')}
      </Choice>
    </EditorDialog>
  )
}
