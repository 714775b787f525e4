import { SHIPPED_THEMES, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './appearance.module.css'

type Props = { theme: Theme; onChange: (theme: Theme) => void }

/** The themes that the program brings, to start from. */
export function ThemeChoice({ theme, onChange }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend>{t('Start from')}</legend>
      <div className={styles.themes}>
        {SHIPPED_THEMES.map(({ id, label, theme: shipped }) => (
          <label key={id} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              checked={JSON.stringify(theme) === JSON.stringify(shipped)}
              onChange={() => onChange(shipped)}
            />
            <span className={styles.swatches} aria-hidden="true">
              {[shipped.light, shipped.stage, shipped.pairs.zinnober, shipped.pairs.senf].map(({ ground, ink }) => (
                <span key={ground} style={{ background: ground, color: ink }}>
                  Aa
                </span>
              ))}
            </span>
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
