import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { SingleKeysSwitch } from '../../staff-ui/SingleKeysSwitch.tsx'
import styles from './tools.module.css'

/** The list of keyboard shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const keys: [keys: string, does: string][] = [
    ['↑  ↓', t('Select the previous or next module')],
    [t('Enter, on a module'), t('Edit its text')],
    ['Alt Enter', t('Module settings')],
    [t('Tab, on a module'), t('Go to its tools, then into the module')],
    [t('Shift F10'), t('Module menu')],
    ['F6', t('Go to settings, toolbar, outline and back to the module')],
    [t('Ctrl Enter'), t('Add module below')],
    [t('Ctrl Shift Enter'), t('Add module above')],
    [t('/, on an empty line'), t('Add module here')],
    ['Alt ↑  Alt ↓', t('Move the module, including into and out of columns')],
    [t('Shift or Ctrl + click'), t('Select several modules')],
    [t('Ctrl C'), t('Copy')],
    [t('Ctrl X'), t('Cut')],
    [t('Ctrl V'), t('Paste below')],
    [t('Ctrl D'), t('Duplicate')],
    [t('Ctrl G'), t('Put into a section')],
    [t('Ctrl Shift H'), t('Hide from visitors, or show again')],
    [t('Ctrl Alt C'), t('Copy style')],
    [t('Ctrl Alt V'), t('Apply copied style')],
    [t('Del'), t('Remove')],
    [t('Ctrl K'), t('Link in text; outside, all commands')],
    [t('Ctrl S'), t('Publish')],
    ['F8', t('Show changes on the page; again: next change')],
    [t('Ctrl Z'), t('Undo')],
    [t('Ctrl Shift Z'), t('Redo')],
    ['Enter', t('End a line; at the end of a heading, add a paragraph below')],
    ['Esc', t('Leave text, then deselect')],
    [t('Ctrl / or ?'), t('Show this list')],
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
