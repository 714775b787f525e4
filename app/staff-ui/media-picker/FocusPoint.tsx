import { t } from '../../platform/i18n/i18n.ts'
import type { Crop, Focus } from '../../platform/media/picture-use.ts'
import forms from '../forms.module.css'
import styles from './FocusPoint.module.css'

const STEP = 0.02
const PERCENT = 100
const SHARES = 10_000
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

type Props = {
  address: string
  focus: Focus
  /** the part of the picture that is shown, of a picture of this size; the whole when left out */
  crop?: Crop
  size?: { width: number; height: number }
  onChange: (focus: Focus) => void
}

/** The point of a picture that stays visible however it is cropped: clicked, or moved with the arrow keys. */
export function FocusPoint({ address, focus, crop = WHOLE, size, onChange }: Props) {
  const shown = { x: bounded((focus.x - crop.x) / crop.width), y: bounded((focus.y - crop.y) / crop.height) }
  const give = (x: number, y: number) =>
    onChange({ x: bounded(crop.x + bounded(x) * crop.width), y: bounded(crop.y + bounded(y) * crop.height) })
  const steps: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  }
  return (
    <div className={forms.field}>
      <span>{t('Focal point: click the part that must never be cropped out')}</span>
      <button
        type="button"
        className={styles.focal}
        style={size && { aspectRatio: `${crop.width * size.width} / ${crop.height * size.height}` }}
        aria-label={t('Focal point: {x}% from the left, {y}% from the top', {
          x: Math.round(shown.x * PERCENT),
          y: Math.round(shown.y * PERCENT),
        })}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          give(shown.x + step[0], shown.y + step[1])
        }}
        onClick={(event) => {
          if (event.detail === 0) return
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          give((event.clientX - left) / width, (event.clientY - top) / height)
        }}
      >
        <img src={address} alt="" style={size && partOf(crop)} />
        <span style={{ left: `${shown.x * PERCENT}%`, top: `${shown.y * PERCENT}%` }} />
      </button>
    </div>
  )
}

/** A picture so large and so placed that its box shows one part of it. */
function partOf({ x, y, width, height }: Crop): React.CSSProperties {
  const percent = (share: number) => `${share * PERCENT}%`
  return {
    position: 'absolute',
    width: percent(1 / width),
    height: percent(1 / height),
    maxWidth: 'none',
    left: percent(-x / width),
    top: percent(-y / height),
  }
}

function bounded(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * SHARES) / SHARES))
}
