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
  /** the crop to show; by default the whole picture */
  crop?: Crop
  /** pixels of the whole picture; required to show a crop */
  size?: { width: number; height: number }
  onChange: (focus: Focus) => void
}

/** Sets the focal point of a picture, which every crop keeps visible: by pointing, dragging or arrow keys. */
export function FocusPoint({ address, focus, crop = WHOLE, size, onChange }: Props) {
  const inCrop = { x: clampShare((focus.x - crop.x) / crop.width), y: clampShare((focus.y - crop.y) / crop.height) }
  const change = (x: number, y: number) =>
    onChange({ x: clampShare(crop.x + clampShare(x) * crop.width), y: clampShare(crop.y + clampShare(y) * crop.height) })
  const follow = ({ currentTarget, clientX, clientY }: React.PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    change((clientX - left) / width, (clientY - top) / height)
  }
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
          x: Math.round(inCrop.x * PERCENT),
          y: Math.round(inCrop.y * PERCENT),
        })}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          change(inCrop.x + step[0], inCrop.y + step[1])
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <img src={address} alt="" draggable={false} style={size && cropStyle(crop)} />
        <span style={{ left: `${inCrop.x * PERCENT}%`, top: `${inCrop.y * PERCENT}%` }} />
      </button>
    </div>
  )
}

/** Scales and positions a picture so that its box shows one crop. */
function cropStyle({ x, y, width, height }: Crop): React.CSSProperties {
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

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * SHARES) / SHARES))
}
