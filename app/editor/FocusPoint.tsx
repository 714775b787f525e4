import { t } from '../platform/i18n/i18n.ts'
import styles from './forms.module.css'

/** Shares of a picture's width and height, from the top left. */
export type Focus = { x: number; y: number }

/** The point of a picture that stays visible however it is cropped: clicked, or moved with the arrow keys. */
export function FocusPoint({ address, focus, onChange }: { address: string; focus: Focus; onChange: (focus: Focus) => void }) {
  const bounded = (number: number) => Math.min(1, Math.max(0, Math.round(number * 100) / 100))
  const steps: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-0.02, 0],
    ArrowRight: [0.02, 0],
    ArrowUp: [0, -0.02],
    ArrowDown: [0, 0.02],
  }
  return (
    <div className={styles.field}>
      <span>{t('Focal point: click what no crop may lose')}</span>
      <button
        type="button"
        className={styles.focal}
        aria-label={t('Focal point: {x} % from the left, {y} % from the top', {
          x: Math.round(focus.x * 100),
          y: Math.round(focus.y * 100),
        })}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          onChange({ x: bounded(focus.x + step[0]), y: bounded(focus.y + step[1]) })
        }}
        onClick={(event) => {
          if (event.detail === 0) return
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          onChange({ x: bounded((event.clientX - left) / width), y: bounded((event.clientY - top) / height) })
        }}
      >
        <img src={address} alt="" />
        <span style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
    </div>
  )
}
