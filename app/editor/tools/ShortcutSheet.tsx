import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { SingleKeysSwitch } from '../../staff-ui/SingleKeysSwitch.tsx'
import { type CommandName, moduleCommandNames, pageCommandNames } from '../commands/command-names.ts'
import styles from './tools.module.css'

type Row = [keys: string, does: string]

/** The list of keyboard shortcuts: the keys of commands as their menus name them, and those that are no command. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [ofModule, ofPage] = [moduleCommandNames(), pageCommandNames()]
  const keys: Row[] = [
    [t('Press twice, on a text of the page as it is read'), t('Edit it, at this word')],
    ['E', t('Edit the page as it is read, at the text in view')],
    ['↑  ↓', t('Select the previous or next module')],
    [t('Enter, on a module'), t('Edit its text')],
    rowOf(ofModule.settings),
    rowOf(ofModule.comment),
    [t('Tab, on a module'), t('Go to its tools, then into the module')],
    [t('Shift F10'), t('Module menu')],
    ['F6', t('Go to settings, toolbar, outline and back to the module')],
    [t('Ctrl Enter'), t('Add module below')],
    [t('Ctrl Shift Enter'), t('Add module above')],
    [t('/, on an empty line'), t('Add module here')],
    ['Alt ↑  Alt ↓', t('Move the module, including into and out of columns')],
    [t('Shift or Ctrl + click'), t('Select several modules')],
    rowOf(ofModule.copy),
    rowOf(ofModule.cut),
    rowOf(ofModule.paste),
    rowOf(ofModule.duplicate),
    rowOf(ofModule.section),
    [ofModule.hide.keys, t('Hide from visitors, or show again')],
    rowOf(ofModule.copyStyle),
    rowOf(ofModule.pasteStyle),
    rowOf(ofModule.remove),
    [t('Ctrl K'), t('Link in text; outside, all commands')],
    rowOf(ofPage.publish),
    [ofPage.compare.keys, t('Show changes on the page; again: next change')],
    rowOf(ofPage.undo),
    rowOf(ofPage.redo),
    ['Enter', t('End a line; at the end of a heading, add a paragraph below')],
    ['Esc', t('Leave text, then deselect')],
    [ofPage.shortcuts.keys, t('Show this list')],
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

function rowOf({ keys, label, fullLabel }: CommandName & { keys: string }): Row {
  return [keys, fullLabel ?? label]
}
