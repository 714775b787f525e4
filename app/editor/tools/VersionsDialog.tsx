import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Comparison } from '../../content/index.ts'
import type { PageFields } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { comparedPath, sendBeforeComparing } from '../compare/compared-path.ts'
import { useChanges } from '../compare/use-changes.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { currentSession } from '../session/current-session.ts'
import styles from './tools.module.css'

const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))

type Version = { number: number; kind: string; created_at: string; user: string; summary: string; is_live: boolean }

type Props = { region: EditedObject; pathname: string; onClose: () => void }

/**
 * The versions of a page and its discarded drafts. Each can be compared with the published version, on the page
 * itself, and restored: its modules as the draft, its settings in the form, to be saved.
 */
export default function VersionsDialog({ region, pathname, onClose }: Props) {
  const format = useDateFormat()
  const [versions, setVersions] = useState<Version[]>()
  const [failure, setFailure] = useState('')
  const navigate = useNavigate()
  const changes = useChanges(region)
  const path = `/de/pageeditor-api/versions/${region.contentType}/${region.objectId}`
  const fail = (error: unknown) => setFailure(failureText(error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an object
  useEffect(() => {
    request<Version[]>('GET', path).then(setVersions, fail)
  }, [path])
  const hasDraft = Boolean(changes && changes.differences.length > 0)
  /** Does what a row offers, and says so when it fails. */
  const act = (action: () => Promise<void>) => {
    setFailure('')
    action().catch(fail)
  }
  async function compare(comparison: Comparison) {
    await sendBeforeComparing()
    onClose()
    await navigate(comparedPath(pathname, comparison), { preventScrollReset: true })
  }
  async function restore(number: number) {
    await currentSession()?.flush()
    await request('POST', `${path}/${number}/restore`)
    window.location.assign(`${pathname}?edit`)
  }
  const [restored, setRestored] = useState<{ version: number; fields: PageFields }>()
  async function showSettings(version: number) {
    const { fields } = await request<{ fields: PageFields | null }>('GET', `${path}/${version}`)
    if (fields) setRestored({ version, fields })
  }
  if (restored) {
    return (
      <Suspense>
        <SettingsDialog pageId={region.objectId} restored={restored} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Dialog title={t('Versions')} onClose={onClose} width="wide">
      <p>{t('Restoring a version makes it the draft. The previous draft is kept here as a version.')}</p>
      {!versions && !failure && <p role="status">{t('Loading…')}</p>}
      {failure && (
        <p role="alert" className={forms.error}>
          {failure}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('Who')}</th>
            <th scope="col">{t('What')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {hasDraft && (
            <tr>
              <td>{t('Draft')}</td>
              <td colSpan={3}>{t('Not published yet')}</td>
              <td>
                <button type="button" onClick={() => act(() => compare({ older: 'live', newer: 'draft' }))}>
                  {t('Compare')}
                </button>
              </td>
            </tr>
          )}
          {versions?.map((version, index) => (
            <tr key={version.number}>
              <td>
                {version.number}
                {version.is_live && ` (${t('Online')})`}
              </td>
              <td>{`${format.date(version.created_at)}, ${format.clock(version.created_at)}`}</td>
              <td>{version.user || t('System')}</td>
              <td>{version.summary || t('First version')}</td>
              <td>
                {(!version.is_live || index + 1 < versions.length) && (
                  <button type="button" onClick={() => act(() => compare(comparisonOf(version, versions[index + 1])))}>
                    {t('Compare')}
                  </button>
                )}
                {(!version.is_live || hasDraft) && (
                  <button type="button" onClick={() => act(() => restore(version.number))}>
                    {t('Restore as draft')}
                  </button>
                )}
                {!version.is_live && region.contentType === 'page' && (
                  <button type="button" onClick={() => act(() => showSettings(version.number))}>
                    {t('Restore settings')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** What to compare a version with: the published one; for that one itself, its predecessor. */
function comparisonOf({ number, is_live }: Version, before: Version | undefined): Comparison {
  return { older: is_live && before ? before.number : number, newer: 'live' }
}
