import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { SingleKeysSwitch } from '../../staff-ui/SingleKeysSwitch.tsx'
import styles from './tools.module.css'

/** Every key that does something while nobody types. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const keys: [keys: string, does: string][] = [
    ['↑  ↓', t('Select the module before or after')],
    [t('Enter, on a module'), t('Into its text')],
    ['Alt Enter', t('Settings of the module')],
    [t('Tab, on a module'), t('To its tools, and on into the module')],
    [t('Shift F10'), t('Menu of the module')],
    ['F6', t('To the settings, to the bar and back to the module')],
    [t('Ctrl Enter'), t('Add a module below')],
    ['Alt ↑  Alt ↓', t('Move the module, into and out of columns')],
    [t('Shift or Ctrl + click'), t('Choose several modules')],
    [t('Ctrl C'), t('Copy')],
    [t('Ctrl X'), t('Cut')],
    [t('Ctrl V'), t('Paste below')],
    [t('Ctrl D'), t('Duplicate')],
    [t('Del'), t('Remove')],
    [t('Ctrl K'), t('Link, in a text')],
    [t('Ctrl S'), t('Save')],
    [t('Ctrl Z'), t('Undo')],
    [t('Ctrl Shift Z'), t('Redo')],
    ['Enter', t('Finish a line; at the end of a headline, a paragraph below')],
    ['Esc', t('Leave a text; then deselect')],
    [t('Ctrl / or ?'), t('This list')],
  ]
  return (
    <Dialog title={t('Shortcuts')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Dialog>
  )
}
