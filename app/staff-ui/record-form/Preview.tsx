import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { PREVIEW_INPUT, PREVIEW_PROBLEM } from '../../records/preview-names.ts'
import type { Values } from '../../records/record-type.ts'
import styles from '../screen.module.css'

const PREVIEW_DELAY_MS = 500

type Props = { type: string; id: number | null; values: Values }
type Rendering = { number: number; sent: string }

/**
 * Previews the record's page with the form's values, as a visitor's browser renders it; reloaded after a pause in
 * typing. Scripts run, but their writes are blocked. The previous rendering stays visible until the next has loaded.
 */
export function Preview({ type, id, values }: Props) {
  const sent = JSON.stringify({ id, values })
  const [loading, setLoading] = useState<Rendering | null>(null)
  const [shown, setShown] = useState<Rendering | null>(null)
  const [notice, setNotice] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setLoading((before) => ({ number: (before?.number ?? 0) + 1, sent })), PREVIEW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [sent])

  function onLoaded(rendering: Rendering, loadedFrame: HTMLIFrameElement): void {
    const problem = problemIn(loadedFrame)
    setNotice(problem ?? '')
    if (problem !== undefined) return
    copyScroll(loadedFrame, frame.current)
    setShown(rendering)
  }

  const renderings = [shown, loading].flatMap((rendering, index, all) =>
    rendering && (index === 0 || rendering.number !== all[0]?.number) ? [rendering] : [],
  )
  return (
    <section className={styles.preview} aria-label={t('Preview')} aria-busy={shown !== loading}>
      <p role="status" className={styles.error}>
        {notice}
      </p>
      {renderings.map((rendering) => (
        <Frame
          key={rendering.number}
          type={type}
          rendering={rendering}
          isShown={rendering === shown}
          {...(rendering === shown ? { frameRef: frame } : {})}
          onDrawn={(loadedFrame) => onLoaded(rendering, loadedFrame)}
        />
      ))}
    </section>
  )
}

type FrameProps = {
  type: string
  rendering: Rendering
  isShown: boolean
  frameRef?: React.RefObject<HTMLIFrameElement | null>
  onDrawn: (frame: HTMLIFrameElement) => void
}

/** One iframe per rendering: the first load of a new iframe adds no entry to the window's history. */
function Frame({ type, rendering, isShown, frameRef, onDrawn }: FrameProps) {
  const name = `preview-${rendering.number}`
  const first = useRef(rendering.sent)
  useEffect(() => postToFrame(name, `/api/admin/${type}/preview`, first.current), [name, type])
  return (
    <iframe
      ref={frameRef}
      name={name}
      title={isShown ? t('Preview') : t('Loading…')}
      inert={!isShown}
      data-coming={!isShown || undefined}
      // Scripts need the page's own origin to work; forms and new windows stay forbidden.
      sandbox="allow-same-origin allow-scripts"
      onLoad={({ currentTarget }) => {
        if (!isShown && !isBlank(currentTarget)) onDrawn(currentTarget)
      }}
    />
  )
}

/** Loads the preview by submitting a form into the frame: only a server's response has its own URL and security policy. */
function postToFrame(target: string, action: string, sent: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target, hidden: true })
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name: PREVIEW_INPUT, value: sent })
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
}

/** Why the preview failed, as a sentence; undefined when it did not. */
function problemIn(frame: HTMLIFrameElement): string | undefined {
  const page = documentIn(frame)
  if (!page) return t('Cannot reach the server.')
  return page.getElementById(PREVIEW_PROBLEM)?.textContent ?? undefined
}

function isBlank(frame: HTMLIFrameElement): boolean {
  return documentIn(frame)?.URL === 'about:blank'
}

/** The frame's document; null when the browser shows an error page, as without a connection. */
function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Copies the scroll position of the previous frame. */
function copyScroll(loadedFrame: HTMLIFrameElement, before: HTMLIFrameElement | null): void {
  const top = before?.contentWindow?.scrollY ?? 0
  if (top > 0) requestAnimationFrame(() => loadedFrame.contentWindow?.scrollTo(0, top))
}
