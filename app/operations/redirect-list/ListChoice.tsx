import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { type Selection, useSelection } from '../../staff-ui/table/use-selection.ts'
import { isTakeable, type JudgedLine, type TakeableLine, type Verdict } from './judge-lines.ts'
import styles from './redirect-list.module.css'

type Props = { lines: JudgedLine[]; isBusy: boolean; onTake: (chosen: JudgedLine[]) => void }

/** What needs a look comes first. */
const ORDER: Verdict[] = ['missing', 'chain', 'leads']

/** The lines of a list with what each would do: first those that do nothing, then those to choose from. */
export function ListChoice({ lines, isBusy, onTake }: Props) {
  const takeable = lines.filter(isTakeable).toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
  const others = lines.filter((line) => !isTakeable(line))
  const initial = takeable.filter(({ verdict }) => verdict !== 'missing').map(({ line }) => line)
  const selection = useSelection(
    takeable.map(({ line }) => line),
    initial,
  )
  const chosen = takeable.filter(({ line }) => selection.has(line))
  return (
    <>
      {others.length > 0 && (
        <section className={styles.group}>
          <h2>{t('{n} lines lead nowhere', { n: others.length })}</h2>
          <Table head={[t('Old URL'), t('New URL'), t('Why not')]} empty="" rows={others.map(rowOf)} />
        </section>
      )}
      {takeable.length > 0 && <Takeable {...{ takeable, selection }} />}
      {takeable.length > 0 && (
        <div className={form.actions}>
          <button
            type="button"
            className={form.action}
            disabled={chosen.length === 0}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onTake(chosen)}
          >
            {t('Create {n} redirects', { n: chosen.length })}
          </button>
        </div>
      )}
    </>
  )
}

function Takeable({ takeable, selection }: { takeable: TakeableLine[]; selection: Selection }) {
  const missing = takeable.filter(({ verdict }) => verdict === 'missing').length
  return (
    <section className={styles.group}>
      <h2>{t('{n} lines can be taken', { n: takeable.length })}</h2>
      {missing > 0 && <p>{t('{n} of them lead to a page that is not there. They are not chosen.', { n: missing })}</p>}
      <Table head={[t('Old URL'), t('New URL'), t('What it does')]} empty="" selection={selection} rows={takeable.map(rowOf)} />
    </section>
  )
}

function rowOf(line: JudgedLine) {
  const name = line.oldPath ?? (line.from || t('Line {n}', { n: line.line }))
  return { key: line.line, name, cells: [name, line.newPath ?? line.to, sentenceOf(line)] }
}

/** What a line would do, or why it would do nothing. */
function sentenceOf({ verdict, end = '', twin = 0 }: JudgedLine): string {
  switch (verdict) {
    case 'leads':
      return t('Leads on.')
    case 'chain':
      return t('Leads on, over another redirect, to {end}.', { end })
    case 'missing':
      return t('Visitors would find no page there: {end}', { end })
    case 'loop':
      return t('Leads in a circle.')
    case 'own':
      return t('The house itself answers at this address.')
    case 'twice':
      return t('Line {n} has the same old address.', { n: twin })
    case 'exists':
      return t('There is a redirect already, to {end}.', { end })
    case 'unusable':
      return t('The two addresses cannot be read. A star may only stand at the end, after a slash.')
  }
}
