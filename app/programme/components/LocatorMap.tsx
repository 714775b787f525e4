import { t } from '../../platform/i18n/i18n.ts'
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint, type LocatorMap as Plan } from '../locator-map.ts'
import styles from './LocatorMap.module.css'

const LABEL_GAP = 18

/** The schematic map of the venues. Drawn by the site itself: nothing is loaded from a map service. */
export function LocatorMap({ plan: { here, others, rings } }: { plan: Plan }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={t('Location map, north at the top')}>
      {rings.map(({ minutes, radius, label }) => (
        <g key={minutes}>
          <circle cx={here.x} cy={here.y} r={radius} className={styles.ring} />
          {label && (
            <text {...label} className={styles.minutes}>
              {t('{n} min', { n: minutes })}
            </text>
          )}
        </g>
      ))}
      {others.map((point) => (
        <Point key={point.id} point={point} />
      ))}
      <Point point={here} isHere />
      <path d="m0-14 7 18-7-4-7 4z" transform={`translate(${MAP_WIDTH - 28} 32)`} className={styles.north} />
    </svg>
  )
}

function Point({ point, isHere }: { point: MapPoint; isHere?: boolean }) {
  const { name, x, y, labelY, side } = point
  const gap = side === 'right' ? LABEL_GAP : -LABEL_GAP
  return (
    <g className={isHere ? styles.here : styles.other}>
      <circle cx={x} cy={y} r={isHere ? 11 : 6} />
      <text x={x + gap} y={labelY} dominantBaseline="central" textAnchor={side === 'right' ? 'start' : 'end'}>
        {name}
      </text>
    </g>
  )
}
