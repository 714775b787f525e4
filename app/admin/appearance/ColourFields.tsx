import { useId } from 'react'
import { contrastFaults, leastContrast, type Pair, ratioText, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { zweiklaenge, zweiklangNames } from '../../platform/theme/color-pair.ts'
import styles from './appearance.module.css'

type Props = { theme: Theme; onChange: (theme: Theme) => void }

const SURFACES = [
  ['light', 'Page, light'],
  ['dark', 'Page, dark'],
  ['stage', 'Footer and notices'],
] as const satisfies [keyof Theme, Label][]

/** The colours in pairs, each with what its contrast is; a pair that cannot be read says so at once. */
export function ColourFields({ theme, onChange }: Props) {
  const faults = contrastFaults(theme)
  const faultOf = (...path: string[]) => faults.find((fault) => fault.path.join() === path.join())
  return (
    <section className={styles.part} aria-labelledby="colours-part">
      <h2 id="colours-part">{t('Colours')}</h2>
      <p role="status" className={faults.length > 0 ? styles.fault : styles.readable}>
        {faults.length > 0
          ? t('{n} colour pairs cannot be read yet', { n: faults.length })
          : t('Contrast of at least {ratio} : 1 everywhere, readable for all', { ratio: ratioText(leastContrast(theme)) })}
      </p>
      {SURFACES.map(([name, label]) => (
        <PairField
          key={name}
          label={t(label)}
          pair={theme[name]}
          fault={faultOf(name)}
          onChange={(pair) => onChange({ ...theme, [name]: pair })}
        />
      ))}
      <details className={styles.more}>
        <summary>{t('The ten pairs of posters and modules')}</summary>
        {zweiklangNames.map((name) => (
          <PairField
            key={name}
            label={zweiklaenge[name].label}
            pair={theme.pairs[name]}
            fault={faultOf('pairs', name)}
            onChange={(pair) => onChange({ ...theme, pairs: { ...theme.pairs, [name]: pair } })}
          />
        ))}
      </details>
    </section>
  )
}

type PairProps = { label: string; pair: Pair; fault: ReturnType<typeof contrastFaults>[number] | undefined; onChange: (pair: Pair) => void }

function PairField({ label, pair, fault, onChange }: PairProps) {
  const messageId = useId()
  const colour = (part: keyof Pair, words: string) => (
    <input
      type="color"
      value={pair[part]}
      aria-label={words}
      aria-describedby={fault && messageId}
      onChange={({ target }) => onChange({ ...pair, [part]: target.value })}
    />
  )
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      {colour('ground', t('{name}: background', { name: label }))}
      {colour('ink', t('{name}: text', { name: label }))}
      <span className={styles.sample} style={{ background: pair.ground, color: pair.ink }} aria-hidden="true">
        Aa
      </span>
      {fault && (
        <p id={messageId} className={styles.fault}>
          {t('Only {ratio} : 1 here, {needed} : 1 is needed', { ratio: ratioText(fault.ratio), needed: ratioText(fault.needed) })}
        </p>
      )}
    </fieldset>
  )
}
