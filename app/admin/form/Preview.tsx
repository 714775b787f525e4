import { useEffect, useRef, useState } from 'react'
import { CSRF_COOKIE, cookieOf } from '../../platform/http/cookies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './form.module.css'
import type { Values } from './three-way.ts'

const DRAWN_AFTER_MS = 500

type Props = { type: string; id: number | null; values: Values }

/** The record's page with what stands in the form, drawn anew when the typing rests. It shows and does nothing. */
export function Preview({ type, id, values }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [page, setPage] = useState('')
  const [notice, setNotice] = useState('')
  const sent = JSON.stringify({ id, values })

  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await drawn(type, sent, leaving.signal)
      if (leaving.signal.aborted) return
      setNotice(answer.notice)
      if (answer.page === undefined) return
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
      setPage(answer.page)
    }, DRAWN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [type, sent])

  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <p role="status" className={styles.error}>
        {notice}
      </p>
      <iframe
        ref={frame}
        title={t('Preview')}
        sandbox="allow-same-origin"
        srcDoc={page}
        aria-busy={page === ''}
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
      />
    </section>
  )
}

/** The page as HTML, or why there is none. */
async function drawn(type: string, body: string, signal: AbortSignal): Promise<{ page?: string; notice: string }> {
  try {
    const response = await fetch(`/api/admin/${type}/preview`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' },
      body,
    })
    if (response.ok) return { page: await response.text(), notice: '' }
    const problem: { detail?: string } = await response.json()
    return { notice: problem.detail ?? t("Unfortunately, that didn't work.") }
  } catch {
    return { notice: signal.aborted ? '' : t('The server cannot be reached.') }
  }
}
