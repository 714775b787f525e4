import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import form from '../staff-ui/screen.module.css'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { CastByEvening } from './CastByEvening.tsx'
import { CastDisputes } from './CastDisputes.tsx'
import styles from './CastGrid.module.css'
import { CastPrint } from './CastPrint.tsx'
import { CastTable } from './CastTable.tsx'
import { CellPicker } from './CellPicker.tsx'
import { type GridRole, type PickedCells, peopleOf } from './cast-grid.ts'
import { PasteCast } from './PasteCast.tsx'
import { RoleSheet } from './RoleSheet.tsx'
import { useCastGrid } from './use-cast-grid.ts'

type Open =
  | { what: 'cells'; cells: PickedCells }
  | { what: 'role'; role: GridRole | null }
  | { what: 'paste'; text: string }
  | { what: 'absence' }

/**
 * The cast of a production: its roles and who plays them on which evening. Each change is saved at once and can be undone.
 * @param props.id of the production
 * @param props.mayWrite whether the viewer may change it
 */
export function CastGrid({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const grid = useCastGrid(id)
  const [open, setOpen] = useState<Open | null>(null)
  const { data } = grid
  const close = () => setOpen(null)
  if (!data) return <p role="status">{grid.failure || t('Loading…')}</p>
  return (
    <section className={styles.card} aria-label={t('Cast by performance')}>
      <header className={styles.head}>
        <h2>{t('Cast by performance')}</h2>
        <div className={form.actions}>
          {mayWrite && (
            <>
              <button type="button" className={styles.button} onClick={() => setOpen({ what: 'role', role: null })}>
                <Icon name="plus" /> {t('Role')}
              </button>
              <button type="button" className={styles.button} onClick={() => setOpen({ what: 'paste', text: '' })}>
                <Icon name="paste" /> {t('Insert from Word or Excel')}
              </button>
              {data.mayNoteAbsences && (
                <button type="button" className={styles.button} onClick={() => setOpen({ what: 'absence' })}>
                  <Icon name="hint" /> {t('Somebody is away…')}
                </button>
              )}
              <button type="button" className={styles.button} aria-disabled={!grid.canUndo} onClick={() => void grid.undo()}>
                <Icon name="undo" /> {t('Undo')}
              </button>
            </>
          )}
          <button type="button" className={styles.button} onClick={() => window.print()}>
            <Icon name="print" /> {t('Print')}
          </button>
        </div>
      </header>
      <p role="status" className={styles.notice}>
        {grid.notice}
      </p>
      <p role="alert" className={form.error}>
        {grid.failure}
      </p>
      <CastDisputes data={data} disputes={grid.disputes} onDecide={grid.decide} />
      {data.pastCount > 0 && (
        <button
          type="button"
          className={`${form.quiet} ${styles.past}`}
          aria-pressed={grid.withPast}
          onClick={() => grid.setWithPast(!grid.withPast)}
        >
          {grid.withPast ? t('Hide past performances') : t('Show {n} past performances', { n: data.pastCount })}
        </button>
      )}
      <CastTable
        data={data}
        mayWrite={mayWrite}
        onPick={(cells) => setOpen({ what: 'cells', cells })}
        onRole={(role) => setOpen({ what: 'role', role })}
        onPaste={(text) => setOpen({ what: 'paste', text })}
        grid={grid}
      />
      <CastPrint data={data} />
      <CastByEvening data={data} mayWrite={mayWrite} onPick={(cells) => setOpen({ what: 'cells', cells })} />
      {data.roles.length === 0 && <p className={styles.empty}>{t('No roles yet. Insert a cast from Word or Excel, or add a role.')}</p>}
      {open?.what === 'cells' && <CellPicker data={data} cells={open.cells} onChange={grid.change} onClose={close} />}
      {open?.what === 'role' && <RoleSheet data={data} role={open.role} onChange={grid.changeRoles} onClose={close} />}
      {open?.what === 'paste' && <PasteCast data={data} text={open.text} onInsert={grid.insert} onClose={close} />}
      {open?.what === 'absence' && <AbsenceDialog names={data.names} people={peopleOf(data)} onDone={grid.remember} onClose={close} />}
    </section>
  )
}
