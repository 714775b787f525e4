import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { PagesFailed } from '../../staff-ui/links/PagesFailed.tsx'
import { refreshPages, usePages } from '../../staff-ui/links/page-list.ts'
import { useIsNarrow } from '../docks/use-is-narrow.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { ToolButton } from '../tools/ToolButton.tsx'
import header from '../tree/tree-header.module.css'
import { PageDrill } from './PageDrill.tsx'
import { PageMessage } from './PageMessage.tsx'
import { PageTree } from './PageTree.tsx'
import styles from './page-tree.module.css'
import type { PageActions } from './use-page-actions.tsx'

type Props = { session: EditorSession; currentId: number | undefined; actions: PageActions }

/** The page tree below the outline: a click goes to a page and stays in edit mode. */
export function PagesInDock({ session, currentId, actions }: Props) {
  const { hasDraft, syncState, propertiesRevision } = useSessionState(session, 'hasDraft', 'syncState', 'propertiesRevision')
  const { pages, hasFailed, tryAgain } = usePages()
  const isNarrow = useIsNarrow()
  const tree = { pages: pages ?? [], currentId, search: '', actions }
  const [hasSavedDraft, setHasSavedDraft] = useState(hasDraft)
  if (syncState === 'synced' && hasSavedDraft !== hasDraft) setHasSavedDraft(hasDraft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its title, place and dot depend on them
  useEffect(() => {
    refreshPages()
  }, [hasSavedDraft, propertiesRevision])
  return (
    <section className={styles.dock} aria-label={t('Pages')}>
      <header className={`${header.head} ${styles.head}`}>
        <h2>{t('Pages')}</h2>
        <ToolButton label={t('New page')} icon="plus" act={() => actions.create(null)} />
      </header>
      <PageMessage done={actions.done} />
      {hasFailed && <PagesFailed tryAgain={tryAgain} />}
      {pages && (isNarrow ? <PageDrill {...tree} /> : <PageTree {...tree} />)}
    </section>
  )
}
