import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Region, ScheduledChange, UnpublishedChanges } from '../../content/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { changesPath } from '../compare/use-changes.ts'
import { useSavedDocuments } from '../pages/use-status.ts'
import type { EditorSession } from '../session/session.ts'
import { type ChangedModule, changedModules } from './changed-modules.ts'
import { readLanguages } from './read-languages.ts'
import type { TranslatedLanguage } from './translated-texts.ts'

/** What is not live yet, in German and in translation, and what is planned, as the server knew it at one moment. */
export type PendingChanges = {
  changes: UnpublishedChanges
  scheduled: ScheduledChange[]
  modules: ChangedModule[]
  languages: TranslatedLanguage[]
}

/** The API path of a page's scheduled changes. */
export function scheduledPath({ contentType, objectId }: Pick<Region, 'contentType' | 'objectId'>): string {
  return `/de/pageeditor-api/scheduled/${contentType}/${objectId}`
}

/** Reads what is not live yet and what is planned, after what is written here has been sent. @throws ApiError */
export async function readPending(session: EditorSession): Promise<PendingChanges> {
  await session.flush()
  const [changes, scheduled] = await Promise.all([
    request<UnpublishedChanges>('GET', changesPath(session.region)),
    request<ScheduledChange[]>('GET', scheduledPath(session.region)),
  ])
  const languages = changes.translations > 0 ? await readLanguages(session.region) : []
  return { changes, scheduled, modules: changedModules(changes, scheduled), languages }
}

/**
 * The unpublished and the scheduled changes of a page: read at once, and again after each change of the page, by any editor.
 * @returns `pending` is undefined while it is read first; `error` is that of the last attempt
 */
export function usePendingChanges(session: EditorSession) {
  const [pending, setPending] = useState<PendingChanges>()
  const [error, setError] = useState<unknown>()
  const saved = useSavedDocuments(session)
  const newest = useRef(0)
  const shown = useRef<object>(undefined)
  async function reload(): Promise<void> {
    const turn = ++newest.current
    try {
      await session.flush()
      const { documents } = session.getState()
      const next = await readPending(session)
      if (turn !== newest.current) return
      shown.current = documents
      setPending(next)
      setError(undefined)
    } catch (failed) {
      if (turn === newest.current) setError(failed)
    }
  }
  const read = useEffectEvent(() => void reload())
  useEffect(() => {
    if (saved === undefined || saved !== shown.current) read()
  }, [saved])
  return { pending, error, reload }
}
