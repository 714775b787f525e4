import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { useOverlay } from '../../ui/overlay-stack.ts'
import type { Command, CommandGroup } from './command.ts'
import { matchCommands } from './match-commands.ts'
import styles from './palette.module.css'
import { recentCommands, rememberCommand } from './recent-commands.ts'

const GROUP_NAMES: Record<CommandGroup, Label> = {
  recent: 'Last used',
  module: 'Selected module',
  page: 'This page',
  create: 'Create',
  pages: 'Pages',
  records: 'Plays, people, articles',
  insert: 'Add module',
  screens: 'Admin',
}

type Props = {
  commands: Command[]
  typed: string
  /** whether more may come for what was typed */
  isSearching: boolean
  /** whether plays, people and articles could not be searched, as without a connection */
  isAway: boolean
  onType: (typed: string) => void
  onClose: () => void
}

/**
 * Every command by name, in a combobox of the ARIA Authoring Practices: the field keeps the focus, the arrow keys move through
 * the list, Enter carries out what is marked. The page behind stays as it is.
 */
export function Palette({ commands, typed, isSearching, isAway, onType, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [recent] = useState(recentCommands)
  const matched = matchCommands(commands, typed, recent)
  // Without the search, what was typed may still be in the house; the commands are offered then.
  const groups = isAway && matched.length === 0 ? matchCommands(commands, '', recent) : matched
  const shown = groups.flatMap((group) => group.commands)
  const [marked, setMarked] = useState<string>()
  const index = Math.max(
    0,
    shown.findIndex((command) => command.id === marked),
  )
  const optionId = (command: Command | undefined) => command && `${id}-${shown.indexOf(command)}`
  useOverlay(true, () => dialog.current?.close())
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, index])

  function run(command: Command | undefined) {
    if (!command) return
    rememberCommand(command.id)
    // Closed first, because closing gives the focus back to where it was.
    flushSync(() => dialog.current?.close())
    command.act()
  }
  function onKey(event: KeyboardEvent) {
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, PageDown: index + 8, PageUp: index - 8 }[event.key]
    if (to !== undefined && shown.length > 0) {
      const isStep = event.key.startsWith('Arrow')
      setMarked(shown[isStep ? (to + shown.length) % shown.length : Math.min(shown.length - 1, Math.max(0, to))]?.id)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(shown[index])
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') dialog.current?.close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <dialog
      ref={dialog}
      data-editor-dialog
      className={`${staff.paper} ${styles.palette}`}
      aria-label={t('All commands')}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && dialog.current?.close()}
      // The page's own keys act on what is behind.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <div className={styles.box}>
        <label className={styles.search}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            autoFocus
            {...NO_AUTOFILL}
            spellCheck={false}
            value={typed}
            aria-label={t('Page, play, person or command')}
            placeholder={t('Page, play, person or command')}
            aria-expanded={shown.length > 0}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={optionId(shown[index])}
            onKeyDown={onKey}
            onChange={(event) => {
              setMarked(undefined)
              onType(event.target.value)
            }}
          />
          <button type="button" className={styles.close} aria-label={t('Close')} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </label>
        <p role="status" className={!isAway && (shown.length > 0 || isSearching) ? 'visually-hidden' : styles.nothing}>
          {isAway
            ? t('No connection: plays, people and articles cannot be searched right now. Commands still work.')
            : statusText(shown.length, typed, isSearching)}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label={t('All commands')} className={styles.list}>
          {groups.map(({ group, commands: own }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
              <div id={`${id}-${group}`} role="presentation" className={styles.name}>
                {t(GROUP_NAMES[group])}
              </div>
              {own.map((command) => (
                // biome-ignore lint/a11y: options of a combobox never have the focus; the field handles their keys
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={command === shown[index]}
                  className={styles.option}
                  onPointerMove={() => command.id !== marked && setMarked(command.id)}
                  onClick={() => run(command)}
                >
                  <Icon name={command.icon} />
                  <span className={styles.label}>{command.label}</span>
                  {command.hint && <small>{command.hint}</small>}
                  {command.keys && <kbd>{command.keys}</kbd>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </dialog>,
    document.body,
  )
}

function statusText(count: number, typed: string, isSearching: boolean): string {
  if (count > 0) return t('{n} found.', { n: count })
  return isSearching ? t('Searching…') : t('Nothing is called “{words}”.', { words: typed.trim() })
}
