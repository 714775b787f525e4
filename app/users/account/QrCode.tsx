import { encode } from 'uqr'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './account.module.css'

/** White around the squares, without which cameras do not find them. */
const QUIET = 3

/** A text as squares for a camera: one path, so that it needs no script and no foreign picture. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={t('QR code for your app')}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
