import { lazy, Suspense, useEffect, useState } from 'react'
import type { Region } from '../../content/index.ts'
import type { PageFields } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { call } from '../call.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import { currentSession } from '../session/current-session.ts'
import styles from './tools.module.css'

const SettingsDialog = lazy(() => import('../pages/SettingsDialog.tsx'))

type Version = { number: number; created_at: string; user: string; summary: string }

const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

type Props = { region: Region; pathname: string; onClose: () => void }

/** Who saved what, and when; any version beside the page as it is now, and back: its modules as a draft, its settings to be saved. */
export default function VersionsDialog({ region, pathname, onClose }: Props) {
  const [versions, setVersions] = useState<Version[]>()
  const [compared, setCompared] = useState<number>()
  const path = `/de/pageeditor-api/versions/${region.contentType}/${region.objectId}`
  useEffect(() => {
    call<Version[]>('GET', path).then(setVersions, () => setVersions([]))
  }, [path])
  async function restore(number: number) {
    await currentSession()?.flush()
    await call('POST', `${path}/${number}/restore`)
    window.location.assign(`${pathname}?edit`)
  }
  const [given, setGiven] = useState<{ version: number; fields: PageFields }>()
  async function showSettings(version: number) {
    const { fields } = await call<{ fields: PageFields | null }>('GET', `${path}/${version}`)
    if (fields) setGiven({ version, fields })
  }
  if (given) {
    return (
      <Suspense>
        <SettingsDialog pageId={region.objectId} given={given} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <EditorDialog title={t('Versions')} onClose={onClose} width={compared === undefined ? 'wide' : 'full'}>
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
          {versions?.map((version, index) => (
            <tr key={version.number}>
              <td>{version.number}</td>
              <td>{dateFormat.format(new Date(version.created_at))}</td>
              <td>{version.user || t('The house')}</td>
              <td>{version.summary || t('First version')}</td>
              <td>
                <button type="button" aria-pressed={compared === version.number} onClick={() => setCompared(version.number)}>
                  {t('Compare')}
                </button>
                {index > 0 && (
                  <button type="button" onClick={() => restore(version.number)}>
                    {t('Take back as draft')}
                  </button>
                )}
                {index > 0 && region.contentType === 'page' && (
                  <button type="button" onClick={() => showSettings(version.number)}>
                    {t('Take back its settings')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {compared !== undefined && (
        <div className={styles.compare}>
          <Frame title={t('Version {n}', { n: compared })} src={`${pathname}?v=${compared}&noToolbar`} />
          <Frame title={t('As it is now')} src={`${pathname}?v=${versions?.[0]?.number ?? compared}&noToolbar`} />
        </div>
      )}
    </EditorDialog>
  )
}

function Frame({ title, src }: { title: string; src: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={src} />
    </figure>
  )
}
