import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { PREVIEW_INPUT, PREVIEW_PROBLEM } from '../../records/preview-names.ts'
import type { Values } from '../../records/record-type.ts'
import styles from '../screen.module.css'

const DRAWN_AFTER_MS = 500

type Props = { type: string; id: number | null; values: Values }
type Drawing = { number: number; sent: string }

/**
 * The record's page with what stands in the form, drawn anew when the typing rests, as a visitor's browser shows it: its
 * scripts run, and what they would write is kept from them. The page drawn last is shown until the next is there.
 */
export function Preview({ type, id, values }: Props) {
  const sent = JSON.stringify({ id, values })
  const [coming, setComing] = useState<Drawing | null>(null)
  const [shown, setShown] = useState<Drawing | null>(null)
  const [notice, setNotice] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setComing((before) => ({ number: (before?.number ?? 0) + 1, sent })), DRAWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sent])

  function take(drawing: Drawing, drawn: HTMLIFrameElement): void {
    const problem = problemIn(drawn)
    setNotice(problem ?? '')
    if (problem !== undefined) return
    scrollAlike(drawn, frame.current)
    setShown(drawing)
  }

  const drawings = [shown, coming].flatMap((one, index, all) => (one && (index === 0 || one.number !== all[0]?.number) ? [one] : []))
  return (
    <section className={styles.preview} aria-label={t('Preview')} aria-busy={shown !== coming}>
      <p role="status" className={styles.error}>
        {notice}
      </p>
      {drawings.map((drawing) => (
        <Frame
          key={drawing.number}
          type={type}
          drawing={drawing}
          isShown={drawing === shown}
          {...(drawing === shown ? { own: frame } : {})}
          onDrawn={(drawn) => take(drawing, drawn)}
        />
      ))}
    </section>
  )
}

type FrameProps = {
  type: string
  drawing: Drawing
  isShown: boolean
  own?: React.RefObject<HTMLIFrameElement | null>
  onDrawn: (frame: HTMLIFrameElement) => void
}

/** A frame of its own for each drawing: a page that comes into a fresh frame makes no step in the history of the window. */
function Frame({ type, drawing, isShown, own, onDrawn }: FrameProps) {
  const name = `preview-${drawing.number}`
  const first = useRef(drawing.sent)
  useEffect(() => sendInto(name, `/api/admin/${type}/preview`, first.current), [name, type])
  return (
    <iframe
      ref={own}
      name={name}
      title={isShown ? t('Preview') : t('Loading…')}
      inert={!isShown}
      data-coming={!isShown || undefined}
      // Scripts run with the page's own origin, or nothing of it would work; it sends no forms and opens no windows.
      sandbox="allow-same-origin allow-scripts"
      onLoad={({ currentTarget }) => {
        if (!isShown && !isBlank(currentTarget)) onDrawn(currentTarget)
      }}
    />
  )
}

/** Asks for a page with a form, as only a page that a server has answered has an address and a policy of its own. */
function sendInto(target: string, action: string, sent: string): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target, hidden: true })
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name: PREVIEW_INPUT, value: sent })
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
}

/** Why there is no page, in a sentence; undefined when there is one. */
function problemIn(frame: HTMLIFrameElement): string | undefined {
  const page = documentIn(frame)
  if (!page) return t('Cannot reach the server.')
  return page.getElementById(PREVIEW_PROBLEM)?.textContent ?? undefined
}

function isBlank(frame: HTMLIFrameElement): boolean {
  return documentIn(frame)?.URL === 'about:blank'
}

/** null when the browser shows a page of its own, as without a connection. */
function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Whoever looks at the middle of the page still looks at it when it is drawn anew. */
function scrollAlike(drawn: HTMLIFrameElement, before: HTMLIFrameElement | null): void {
  const top = before?.contentWindow?.scrollY ?? 0
  if (top > 0) requestAnimationFrame(() => drawn.contentWindow?.scrollTo(0, top))
}
