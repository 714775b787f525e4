import { COLUMN_LAYOUTS } from '../../content/index.ts'
import type { InputOption, LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { RadioField } from './RadioField.tsx'
import styles from './radio.module.css'

type Props = LabelProps & { options: InputOption[]; value: unknown; onChange: (value: InputOption['value']) => void }

/** Selects a layout of columns by its pictogram. */
export function ColumnsField({ value, ...props }: Props) {
  return (
    <RadioField {...props} value={Number(value)} look="pictograms" draw={({ value: layout }) => <Pictogram layout={Number(layout)} />} />
  )
}

const WIDTH = 44
const HEIGHT = 26
const GAP = 3

/** The columns of a layout, as wide as they are on the page; an outline where the layout is decided elsewhere. */
function Pictogram({ layout }: { layout: number }) {
  const widths = COLUMN_LAYOUTS[layout]
  const all = widths?.reduce((sum, width) => sum + width, 0) ?? 1
  const room = WIDTH - GAP * ((widths?.length ?? 1) - 1)
  const lefts = widths?.map((_, index) => (widths.slice(0, index).reduce((sum, width) => sum + width, 0) / all) * room + GAP * index)
  return (
    <svg className={styles.pictogram} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {widths ? (
        widths.map((width, index) => (
          <rect key={lefts?.[index]} x={lefts?.[index]} width={(width / all) * room} height={HEIGHT} rx={2} fill="currentColor" />
        ))
      ) : (
        <rect x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={2} fill="none" stroke="currentColor" strokeDasharray="4 3" />
      )}
    </svg>
  )
}
