import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import type { RepairAnswer } from './api.server.ts'
import type { Cells } from './columns.ts'
import type { RejectedRows, Repaired } from './repair-rejected.server.ts'

/** A row as it was corrected; without cells as it is. */
type Said = { key: string; cells?: Cells }

/** The rejected rows of an import, and how they are brought in as somebody has corrected them. */
export function useRejectedRows(id: number) {
  const { revalidate } = useRevalidator()
  const [view, setView] = useState<RejectedRows | null>(null)
  const [notice, setNotice] = useState('')
  const path = `/api/admin/import/${id}`
  useEffect(() => {
    setView(null)
    setNotice('')
    request<RejectedRows>('GET', `/api/admin/import/${id}/rejected`).then(setView, (error) => setNotice(failureText(error)))
  }, [id])

  /** Brings rows in. What has failed is said, and whether others have been faster is looked up. @throws ApiError */
  async function repair(rows: Said[]): Promise<void> {
    const answer = await request<RepairAnswer>('POST', `${path}/repairs`, { rows }).catch(async (error) => {
      setNotice(failureText(error))
      await request<RejectedRows>('GET', `${path}/rejected`).then(setView, () => {})
      throw error
    })
    setView(answer)
    setNotice(outcomeText(answer.repaired, answer.count))
    // The counts of the import have changed; the next correction does not wait for them.
    void revalidate()
  }
  return { view, notice, repair }
}

function outcomeText(repaired: Repaired[], left: number): string {
  const brought = repaired.filter(({ action }) => action !== 'rejected')
  const [first] = repaired
  const said =
    repaired.length === 1 && first
      ? first.action === 'rejected'
        ? t('Row {n} is still rejected.', { n: first.line })
        : t('Row {n} has been imported.', { n: first.line })
      : t('{n} rows have been imported; {left} are still rejected.', { n: brought.length, left })
  const warnings = brought.flatMap((row) => row.warnings)
  return [said, ...warnings, left === 0 && t('No row is rejected any more.')].filter(Boolean).join(' ')
}
