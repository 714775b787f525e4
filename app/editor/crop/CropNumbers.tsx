import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Crop } from '../../platform/media/picture-use.ts'
import forms from '../../staff-ui/forms.module.css'
import styles from './crop.module.css'
import { inPixels, withPixels } from './crop-shape.ts'

const SIDES: [side: keyof Crop, label: Label][] = [
  ['x', 'From the left'],
  ['y', 'From the top'],
  ['width', 'Width'],
  ['height', 'Height'],
]

type Props = {
  crop: Crop
  /** of the whole picture, in pixels */
  size: { width: number; height: number }
  ratio: number | undefined
  onChange: (crop: Crop) => void
}

/** A crop as four numbers in pixels, as an alternative to dragging. */
export function CropNumbers({ crop, size, ratio, onChange }: Props) {
  const pixels = inPixels(crop, size)
  return (
    <fieldset className={forms.group}>
      <legend>{t('In pixels, of {width} × {height}', { width: size.width, height: size.height })}</legend>
      <div className={styles.numbers}>
        {SIDES.map(([side, label]) => (
          <label key={side} className={forms.field}>
            <span>{t(label)}</span>
            <input
              type="number"
              min={0}
              max={side === 'x' || side === 'width' ? size.width : size.height}
              value={pixels[side]}
              onChange={({ target }) => target.value !== '' && onChange(withPixels(crop, side, target.valueAsNumber, size, ratio))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
