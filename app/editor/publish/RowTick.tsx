import styles from './row.module.css'

type Props = { id: string; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** The tick of a row of the sheet. What it takes along stands in the element `{id}-what`. */
export function RowTick({ id, isTicked, onTick }: Props) {
  return (
    <span className={styles.tick}>
      <input id={id} type="checkbox" checked={isTicked} aria-describedby={`${id}-what`} onChange={({ target }) => onTick(target.checked)} />
    </span>
  )
}
