import { CORNERS, type Face, HEADLINE_WIDTHS, hasWidths, POSTERS, RULE_WIDTHS, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import styles from './appearance.module.css'
import { Choice } from './Choice.tsx'
import { FaceChoice } from './FaceChoice.tsx'

type Errors = Record<string, string[]>
type Props = { theme: Theme; faces: readonly Face[]; errors: Errors; onChange: (theme: Theme) => void }

const CORNER_NAMES: Record<Theme['corner'], Label> = { 0: 'Square|corner', 8: 'Softened', 24: 'Round|corner' }
const POSTER_NAMES: Record<Theme['poster'], Label> = { colour: 'In colour|poster', tinted: 'In the colour of the production|poster' }
const RULE_NAMES: Record<Theme['rule'], Label> = { 1: 'Fine|line', 2: 'Clear|line', 4: 'Strong|line' }

/** The faces of headlines and texts, the width of headlines, corners and lines. */
export function ShapeFields({ theme, faces, errors, onChange }: Props) {
  const failure = errors['theme.headlineFace']?.join(' ')
  return (
    <section className={styles.part} aria-labelledby="shape-part">
      <h2 id="shape-part">{t('Typeface and shape')}</h2>
      <FaceChoice
        label={t('Headlines')}
        name="face"
        use="headlines"
        faces={faces}
        value={theme.headlineFace}
        onChange={(headlineFace) => onChange({ ...theme, headlineFace })}
      />
      {failure && (
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
      {hasWidths(theme.headlineFace, faces) && (
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
      <FaceChoice
        label={t('Texts and navigation')}
        name="text-face"
        use="texts"
        faces={faces}
        value={theme.textFace}
        onChange={(textFace) => onChange({ ...theme, textFace })}
      />
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
      <Choice
        label={t('Pictures of posters')}
        name="poster"
        options={POSTERS.map((poster) => [poster, t(POSTER_NAMES[poster])])}
        value={theme.poster}
        onChange={(poster) => onChange({ ...theme, poster })}
      />
    </section>
  )
}
