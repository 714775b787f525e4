import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import type { AuditState } from './jobs.server.ts'

const ASK_EVERY_MS = 500

function isOpen(state: AuditState | null): boolean {
  return state?.state === 'waiting' || state?.state === 'running'
}

/** Begins the check, and asks how it fares until it has ended; then the list is read anew. It goes on when nobody asks. */
export function useAudit(given: AuditState | null) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<AuditState | null>(null)
  const [notice, setNotice] = useState('')
  const state = asked ?? given
  const isUnderWay = isOpen(state)

  useEffect(() => {
    if (!isUnderWay) return
    let timer: ReturnType<typeof setTimeout>
    async function ask(): Promise<void> {
      const answer = await request<AuditState | null>('GET', '/api/admin/check').catch(() => null)
      if (answer && !isOpen(answer)) {
        await revalidate()
        setNotice(answer.state === 'done' ? t('Check complete.') : '')
      }
      if (answer) setAsked(answer)
      if (!answer || isOpen(answer)) timer = setTimeout(ask, ASK_EVERY_MS)
    }
    timer = setTimeout(ask, ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, revalidate])

  async function start(): Promise<void> {
    setNotice('')
    try {
      setAsked(await request<AuditState>('POST', '/api/admin/check'))
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  return { state, isUnderWay, notice, start }
}
