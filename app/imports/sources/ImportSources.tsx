import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import styles from '../../staff-ui/screen.module.css'
import { useAction } from '../../staff-ui/use-action.ts'
import { useFollowing } from '../../staff-ui/use-following.ts'
import { SourceCard } from './SourceCard.tsx'
import { SourceForm } from './SourceForm.tsx'
import { sourceFailureSentence } from './source-failure.ts'
import type { SourceView } from './source-views.server.ts'
import list from './sources.module.css'

const SOURCES_PATH = '/api/admin/import-sources'

type Props = { sources: SourceView[]; rooms: { id: number; name: string }[]; hasShop: boolean }

/** The sources from which the programme is read: their state, what waits, and what can be done with them. */
export function ImportSources({ sources, rooms, hasShop }: Props) {
  const { notice, act } = useAction()
  useFollowing(sources.some(({ runs }) => runs.some(({ isBusy }) => isBusy)))
  const [edited, setEdited] = useState<SourceView | 'new' | null>(null)
  return (
    <>
      <PageHeader
        title={t('Import sources')}
        lead={t('Calendars, tables and the ticket shop, from which the programme is read by itself, as if somebody had uploaded a file.')}
        notice={notice}
      >
        <button type="button" className={styles.action} onClick={() => setEdited('new')}>
          {t('Add source')}
        </button>
      </PageHeader>
      {sources.length === 0 && (
        <p>
          {t('No source is read yet. Add the address of a calendar (iCal) or of a table (CSV, Excel) that your planning system offers.')}
        </p>
      )}
      <ul className={list.sources}>
        {sources.map((source) => (
          <SourceCard key={source.id} {...{ source, rooms, act, stateOf }} onEdit={() => setEdited(source)} />
        ))}
      </ul>
      {edited && (
        <Sheet
          key={edited === 'new' ? 'new' : edited.id}
          title={edited === 'new' ? t('Add source') : edited.name}
          isTall
          onClose={() => setEdited(null)}
        >
          <SourceForm
            source={edited === 'new' ? null : edited}
            hasShop={hasShop && sources.every(({ kind }) => kind !== 'shop')}
            onSave={(values) => {
              const [method, path] =
                edited === 'new' ? (['POST', SOURCES_PATH] as const) : (['PUT', `${SOURCES_PATH}/${edited.id}`] as const)
              return request<SourceView>(method, path, values).then((saved) => {
                setEdited(null)
                return act(async () => saved, stateOf)
              })
            }}
            onDelete={
              edited === 'new'
                ? undefined
                : () =>
                    request('DELETE', `${SOURCES_PATH}/${edited.id}`).then(() => {
                      setEdited(null)
                      return act(async () => undefined, t('{name} has been removed.', { name: edited.name }))
                    })
            }
          />
        </Sheet>
      )}
    </>
  )
}

/** What is true after a reading. */
function stateOf({ failure, name, events, waiting }: SourceView): string {
  if (!failure && waiting) return t('“{name}” has been read. Its changes wait for you.', { name })
  return failure ? sourceFailureSentence(failure) : t('{name} has been read: {n} performances.', { name, n: events })
}
