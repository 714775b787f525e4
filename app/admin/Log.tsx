import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { writtenMoment } from '../platform/format/wall-clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { ACTIONS } from './form/History.tsx'
import { ListTable } from './list/ListTable.tsx'
import list from './list/list.module.css'
import { ScreenHead } from './list/ScreenHead.tsx'
import type { LogQuery, readLog } from './log.server.ts'

type Props = { query: LogQuery; log: Awaited<ReturnType<typeof readLog>>; next: string | null }

/** Who did what, and when. */
export function Log({ query, log, next }: Props) {
  const submit = useSubmit()
  return (
    <>
      <ScreenHead title={t('Log of all changes')} lead={t('Who did what to which record. Nobody can change this list.')} />
      <Form className={list.narrowing} role="search" onChange={(event) => submit(event.currentTarget, { replace: true })}>
        <label>
          <span>{t('Who')}</span>
          <input type="search" name="who" defaultValue={query.who} />
        </label>
        <label>
          <span>{t('Kind')}</span>
          <select name="type" defaultValue={query.type}>
            <option value="">{t('All')}</option>
            {log.types.map(({ name, plural }) => (
              <option key={name} value={name}>
                {t(plural)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('What was done')}</span>
          <select name="action" defaultValue={query.action}>
            <option value="">{t('All')}</option>
            {Object.entries(ACTIONS).map(([action, label]) => (
              <option key={action} value={action}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
      </Form>
      <ListTable
        head={[t('Record'), t('Kind'), t('What was done'), t('Who'), t('When')]}
        empty={t('Nothing fits this search.')}
        next={next}
        rows={log.changes.map((change) => ({
          key: change.id,
          cells: [
            nameOf(change),
            t(change.label),
            [t(ACTIONS[change.action]), change.fields.map((label) => t(label)).join(', ')].filter(Boolean).join(': '),
            change.userName,
            writtenMoment(change.createdAt),
          ],
        }))}
      />
    </>
  )
}

/** What was deleted has no form any more. */
function nameOf({ action, title, type, objectId }: Props['log']['changes'][number]): ReactNode {
  return action === 'deleted' ? title : <Link to={`/cms-hub/${type}/${objectId}`}>{title}</Link>
}
