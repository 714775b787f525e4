import { useEffect, useState } from 'react'
import type { ContainerDocument, UnpublishedChanges } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import styles from '../tools/tools.module.css'
import { Differences } from './Differences.tsx'
import { differencesBetween } from './differences.ts'

/** A version by number, the published one, or the draft. */
export type Compared = number | 'live' | 'draft'

type Documents = Record<string, ContainerDocument>
type Props = {
  older: Compared
  newer: Compared
  /** address of the page's versions */
  path: string
  pathname: string
  changes: UnpublishedChanges | undefined
}

/** Two states of a page: their differences as text, and both rendered side by side. */
export function ComparedVersions({ older, newer, path, pathname, changes }: Props) {
  const [before, after] = [useDocuments(older, path, changes), useDocuments(newer, path, changes)]
  return (
    <>
      <h3 className={styles.comparedTitle}>{t('From “{older}” to “{newer}”', { older: nameOf(older), newer: nameOf(newer) })}</h3>
      {before && after ? <Differences differences={differencesBetween(before, after)} /> : <p>{t('Loading…')}</p>}
      <div className={styles.compare}>
        <Frame title={nameOf(older)} src={pathname + queryOf(older)} />
        <Frame title={nameOf(newer)} src={pathname + queryOf(newer)} />
      </div>
    </>
  )
}

function useDocuments(compared: Compared, path: string, changes: UnpublishedChanges | undefined): Documents | undefined {
  const [documents, setDocuments] = useState<Documents>()
  useEffect(() => {
    setDocuments(undefined)
    if (compared === 'live' || compared === 'draft') return
    request<{ documents: Documents }>('GET', `${path}/${compared}`).then(
      (version) => setDocuments(version.documents),
      () => setDocuments({}),
    )
  }, [compared, path])
  if (compared === 'live') return changes?.live
  return compared === 'draft' ? changes?.draft : documents
}

function nameOf(compared: Compared): string {
  if (compared === 'live') return t('Published version')
  return compared === 'draft' ? t('Draft') : t('Version {n}', { n: compared })
}

function queryOf(compared: Compared): string {
  if (compared === 'live') return '?noToolbar'
  return compared === 'draft' ? '?preview&noToolbar' : `?v=${compared}&noToolbar`
}

function Frame({ title, src }: { title: string; src: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={src} />
    </figure>
  )
}
