import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import type { AuditState } from './jobs.server.ts'

const POLL_INTERVAL_MS = 500

function isOpen(state: AuditState | null): boolean {
  return state?.state === 'waiting' || state?.state === 'running'
}

/** Starts an audit and polls its progress until it ends, then reloads the list. The audit itself does not depend on polling. */
export function useAudit(initial: AuditState | null) {
  const { revalidate } = useRevalidator()
  const [polled, setPolled] = useState<AuditState | null>(null)
  const [notice, setNotice] = useState('')
  const state = polled ?? initial
  const isUnderWay = isOpen(state)

  useEffect(() => {
    if (!isUnderWay) return
    let timer: ReturnType<typeof setTimeout>
    async function poll(): Promise<void> {
      const response = await request<AuditState | null>('GET', '/api/admin/check').catch(() => null)
      if (response && !isOpen(response)) {
        await revalidate()
        setNotice(response.state === 'done' ? t('Check complete.') : '')
      }
      if (response) setPolled(response)
      if (!response || isOpen(response)) timer = setTimeout(poll, POLL_INTERVAL_MS)
    }
    timer = setTimeout(poll, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, revalidate])

  async function start(): Promise<void> {
    setNotice('')
    try {
      setPolled(await request<AuditState>('POST', '/api/admin/check'))
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  return { state, isUnderWay, notice, start }
}
