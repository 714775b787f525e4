import { CORNERS, HEADLINE_FACES, HEADLINE_WIDTHS, RULE_WIDTHS, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import styles from './appearance.module.css'

type Props = { theme: Theme; onChange: (theme: Theme) => void }

const FACES: Record<Theme['headlineFace'], Label> = { archivo: 'Bold as a poster: Archivo', newsreader: 'Like a book: Newsreader' }
const CORNER_NAMES: Record<Theme['corner'], Label> = { 0: 'Square|corner', 8: 'Softened', 24: 'Round|corner' }
const RULE_NAMES: Record<Theme['rule'], Label> = { 1: 'Fine|line', 2: 'Clear|line', 4: 'Strong|line' }

/** The face of headlines, their width, corners and lines. */
export function ShapeFields({ theme, onChange }: Props) {
  return (
    <section className={styles.part} aria-labelledby="shape-part">
      <h2 id="shape-part">{t('Typeface and shape')}</h2>
      <Choice
        label={t('Headlines')}
        name="face"
        options={HEADLINE_FACES.map((face) => [face, t(FACES[face])])}
        value={theme.headlineFace}
        onChange={(headlineFace) => onChange({ ...theme, headlineFace })}
      />
      {theme.headlineFace === 'archivo' && (
        <label className={styles.range}>
          {t('Width of headlines')}
          <input
            type="range"
            min={HEADLINE_WIDTHS.from}
            max={HEADLINE_WIDTHS.to}
            value={theme.headlineWidth}
            aria-valuetext={`${theme.headlineWidth} %`}
            onChange={({ target }) => onChange({ ...theme, headlineWidth: target.valueAsNumber })}
          />
        </label>
      )}
      <Choice
        label={t('Corners')}
        name="corner"
        options={CORNERS.map((corner) => [corner, t(CORNER_NAMES[corner])])}
        value={theme.corner}
        onChange={(corner) => onChange({ ...theme, corner })}
      />
      <Choice
        label={t('Lines|shape')}
        name="rule"
        options={RULE_WIDTHS.map((rule) => [rule, t(RULE_NAMES[rule])])}
        value={theme.rule}
        onChange={(rule) => onChange({ ...theme, rule })}
      />
    </section>
  )
}

type ChoiceProps<T> = {
  label: string
  name: string
  options: (readonly [value: T, words: string])[]
  value: T
  onChange: (value: T) => void
}

function Choice<T extends string | number>({ label, name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
