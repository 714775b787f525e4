import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { foldDock } from '../docks/fold-dock.ts'
import { useDock } from '../docks/use-dock.ts'
import { PagesInDock } from '../pages/PagesInDock.tsx'
import type { EditorSession } from '../session/session.ts'
import { ToolButton } from '../tools/ToolButton.tsx'
import header from '../tree/tree-header.module.css'
import { ModuleTree } from './ModuleTree.tsx'
import styles from './outline.module.css'

type Props = { session: EditorSession; pages: Omit<React.ComponentProps<typeof PagesInDock>, 'session'> }

/** The dock at the left: what is on the page, and below it the pages of the house. */
export function OutlineDock({ session, pages }: Props) {
  const [search, setSearch] = useState<string>()
  const box = useRef<HTMLElement>(null)
  useDock('left')
  const treeRow = () => box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
  function endSearch() {
    setSearch(undefined)
    treeRow()?.focus()
  }
  return (
    <nav ref={box} className={`${staff.paper} ${styles.dock}`} aria-label={t('Outline and pages')} data-editor data-outline>
      <section aria-label={t('Outline')}>
        <header className={`${header.head} ${styles.head}`}>
          <h2>{t('Outline')}</h2>
          <ToolButton
            label={t('Search this page')}
            icon="search"
            act={() => (search === undefined ? setSearch('') : setSearch(undefined))}
          />
          <span className={styles.fold}>
            <ToolButton label={t('Close')} icon="close" act={() => foldDock('left', true)} />
          </span>
        </header>
        {search !== undefined && (
          <label className={`${header.search} ${styles.search}`}>
            <Icon name="search" />
            <input
              type="search"
              // biome-ignore lint/a11y/noAutofocus: the field was opened to type into it
              autoFocus
              value={search}
              aria-label={t('Search this page')}
              placeholder={t('Words or kind of module')}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') endSearch()
                else if (event.key === 'ArrowDown' || event.key === 'Enter') treeRow()?.focus()
                else return
                event.preventDefault()
                event.stopPropagation()
              }}
            />
          </label>
        )}
        <ModuleTree session={session} search={search ?? ''} />
      </section>
      <PagesInDock session={session} {...pages} />
    </nav>
  )
}
