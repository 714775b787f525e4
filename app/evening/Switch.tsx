import styles from './Switch.module.css'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A switch with its label as one target. */
export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  )
}
