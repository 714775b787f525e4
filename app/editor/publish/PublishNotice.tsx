import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import messages from '../tools/messages.module.css'
import { ALERT_DURATION_MS } from '../tools/Toast.tsx'
import type { Notice } from './use-publishing.ts'

/** Long enough to read what is live, to see that it was wrong, and to get there. */
const UNDO_DURATION_MS = 12_000

type Props = { notice: Notice; onGone: () => void }

/** What has become of publishing, for a moment; with a way back it stays longer, and as long as it is pointed at or has the focus. */
export function PublishNotice({ notice, onGone }: Props) {
  const [isHeld, setHeld] = useState(false)
  const { text, failed, undo } = notice
  const goes = useEffectEvent(onGone)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => goes(), notice.undo ? UNDO_DURATION_MS : ALERT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [notice, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there
    <div
      className={failed ? messages.failure : messages.notice}
      data-editor
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span role="alert">{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            onGone()
            undo()
          }}
        >
          {t('Undo')}
        </button>
      )}
    </div>
  )
}
