import { useState } from 'react'
import type { Region } from '../content/index.ts'
import { t } from '../platform/i18n/i18n.ts'
import styles from './bar.module.css'
import { call } from './call.ts'

type Version = { number: number; created_at: string; user: string; summary: string }

const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** Who saved what when; each version can be looked at, and taken back as a draft. */
export function Versions({ region, pathname }: { region: Region; pathname: string }) {
  const [versions, setVersions] = useState<Version[]>()
  const path = `/de/pageeditor-api/versions/${region.contentType}/${region.objectId}`
  async function toggle() {
    setVersions(versions ? undefined : await call<Version[]>('GET', path))
  }
  async function restore(number: number) {
    await call('POST', `${path}/${number}/restore`)
    window.location.assign(`${pathname}?edit`)
  }
  return (
    <>
      <button type="button" aria-expanded={Boolean(versions)} onClick={toggle}>
        {t('Versions')}
      </button>
      {versions && (
        <ol className={styles.versions}>
          {versions.map((version) => (
            <li key={version.number}>
              <a href={`${pathname}?v=${version.number}`}>
                {t('Version {n}', { n: version.number })} · {dateFormat.format(new Date(version.created_at))} ·{' '}
                {version.user || version.summary}
              </a>
              <button type="button" onClick={() => restore(version.number)}>
                {t('Take back as draft')}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
