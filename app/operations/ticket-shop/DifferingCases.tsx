import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import styles from './differing.module.css'
import type { DifferingCase } from './differing-words.ts'

type Props = { cases: DifferingCase[]; mayWrite: boolean }
type Settled = 'adopt' | 'leave'

/** The performances that the shop has otherwise, each with what differs and what can be done about it. Settled, one is gone. */
export function DifferingCases({ cases, mayWrite }: Props) {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<{ id: number; text: string } | null>(null)
  const [busy, setBusy] = useState<number | null>(null)

  async function settle({ id, seen, name }: DifferingCase, how: Settled): Promise<void> {
    setBusy(id)
    setFailure(null)
    try {
      await request('POST', `/api/admin/shop/differences/${id}/${how}`, { seen })
      setNotice(SETTLED[how](name))
    } catch (error) {
      setFailure({ id, text: failureText(error) })
    }
    await revalidate()
    setBusy(null)
  }

  return (
    <>
      <LiveRegion hidden>{notice}</LiveRegion>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={one.id}>
            <Link to={adminUrl('event', one.id)}>{one.name}</Link>
            <p>{one.words}</p>
            {failure?.id === one.id && (
              <p role="alert" className={form.error}>
                {failure.text}
              </p>
            )}
            <div className={styles.ways}>
              {mayWrite && one.isAdoptable && (
                <button
                  type="button"
                  className={form.second}
                  disabled={busy !== null}
                  aria-label={`${t('Follow the shop')}: ${one.name}`}
                  onClick={() => void settle(one, 'adopt')}
                >
                  {t('Follow the shop')}
                </button>
              )}
              {one.url && (
                <a className={form.second} href={one.url} aria-label={`${t('Open shop')}: ${one.name}`}>
                  {t('Open shop')}
                </a>
              )}
              {mayWrite && (
                <button
                  type="button"
                  className={form.second}
                  disabled={busy !== null}
                  aria-label={`${t('Leave it as it is')}: ${one.name}`}
                  onClick={() => void settle(one, 'leave')}
                >
                  {t('Leave it as it is')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const SETTLED: Record<Settled, (name: string) => string> = {
  adopt: (name) => t('{name} is now as in the shop.', { name }),
  leave: (name) => t('{name} stays as it is.', { name }),
}
