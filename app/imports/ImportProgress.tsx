import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import type { ImportResult } from './apply-lines.server.ts'
import type { ImportState } from './tables.ts'

/** The progress of an import, as the API returns it. */
type Progress = {
  state: ImportState
  done: number
  all: number
  counts: ImportResult['counts'] | null
}
const POLL_MS = 400

/** Polls the progress of an import until it has ended. */
export function useProgress(id: number | null): Progress | null {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    setProgress(null)
    if (id === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    async function poll(): Promise<void> {
      const response = await request<Progress>('GET', `/api/admin/import/${id}`).catch(() => null)
      // Who has left the screen, or imports the next file, is told nothing of this one any more.
      if (isOver) return
      if (response) setProgress(response)
      if (response?.state !== 'done' && response?.state !== 'failed') timer = setTimeout(poll, POLL_MS)
      else await revalidate()
    }
    void poll()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, revalidate])
  return progress
}

/** The final message with the counts, which may differ from the preview. */
export function doneText({ counts }: Progress): string {
  const counted = counts ? t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts) : ''
  return `${t('Programme imported.')} ${counted}`.trim()
}

/** How far an import is. */
export function Running({ progress: { state, done, all } }: { progress: Progress }) {
  if (state === 'failed')
    return (
      <p role="alert">
        {t('The import failed. Anything already imported is kept. Import the file again to add the rest, or undo the import below.')}
      </p>
    )
  return (
    <p role="status">
      <label>
        {t('Importing the programme. You can leave this page.')} <progress {...(all > 0 ? { value: done, max: all } : {})} />
      </label>{' '}
      {all > 0 && t('{done} of {all}', { done, all })}
    </p>
  )
}
