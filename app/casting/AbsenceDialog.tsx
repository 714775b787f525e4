import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import { OptionSearch } from '../staff-ui/fields/OptionSearch.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import { AbsencePlan } from './AbsencePlan.tsx'
import { absenceSentence, type OpenRole, proposedStandIn } from './absence.ts'
import type { CellChange } from './cast-grid.ts'
import styles from './Paste.module.css'
import type { CastGridState } from './use-cast-grid.ts'

type Person = { id: number; title: string }
type Props = {
  names: Record<number, string>
  /** the people of the production, who are asked for first */
  people: Person[]
  onDone: CastGridState['remember']
  onClose: () => void
}

/** Somebody is away: who plays instead on every evening concerned, of all productions, confirmed at once. */
export function AbsenceDialog({ names, people, onDone, onClose }: Props) {
  const [person, setPerson] = useState<Person | null>(null)
  const [days, setDays] = useState({ startsOn: '', endsOn: '' })
  const [reason, setReason] = useState('')
  const [plan, setPlan] = useState<OpenRole[] | null>(null)
  /** who stands in, by the index of the plan; null leaves the role open */
  const [chosen, setChosen] = useState<(number | null)[]>([])
  const [failure, setFailure] = useState('')
  const isFilled = person !== null && days.startsOn !== '' && days.endsOn !== ''
  const period = { personId: person?.id, ...days }

  function change(part: Partial<typeof days>): void {
    // A day off is one day until somebody says otherwise.
    setDays((before) => {
      const next = { ...before, ...part }
      return part.startsOn && (before.endsOn === '' || before.endsOn < part.startsOn) ? { ...next, endsOn: part.startsOn } : next
    })
    setPlan(null)
  }
  async function propose(): Promise<void> {
    setFailure('')
    try {
      const roles = await request<OpenRole[]>('POST', '/api/admin/casting/absence/plan', period)
      setPlan(roles)
      setChosen(roles.map((role) => (role.roleId === null ? null : proposedStandIn(role))))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  async function confirm(): Promise<void> {
    setFailure('')
    const cells = (plan ?? []).flatMap(({ eventId, roleId, mode }, index): CellChange[] => {
      const personId = chosen[index]
      const was = { mode, personId: person?.id ?? null }
      return roleId !== null && personId ? [{ eventId, roleId, mode: 'plays', personId, was }] : []
    })
    const [name, asked] = [person?.title ?? '', plan ?? []]
    try {
      const { absence, undo } = await request<{ absence: number; undo: CellChange[] }>('POST', '/api/admin/casting/absence', {
        ...period,
        reason,
        cells,
      })
      void onDone({
        text: absenceSentence(name, asked, cells),
        ...{ cells: undo, edits: [], removesAbsence: absence },
      })
      onClose()
    } catch (error) {
      setPlan(planAfter(plan, error))
      setFailure(failureText(error))
    }
  }

  return (
    <Dialog title={t('Somebody is away')} onClose={onClose} width="wide">
      <form
        className={`${form.form} ${form.fields}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isFilled) void (plan ? confirm() : propose())
        }}
      >
        <Field label={t('Who')}>
          {(control) =>
            person ? (
              <div className={form.actions}>
                <strong>{person.title}</strong>
                <button
                  type="button"
                  className={form.quiet}
                  onClick={() => {
                    setPerson(null)
                    setPlan(null)
                  }}
                >
                  {t('Someone else')}
                </button>
              </div>
            ) : (
              <OptionSearch control={{ ...control, 'data-starts-here': true }} of="person" without={[]} first={people} onPick={setPerson} />
            )
          }
        </Field>
        <div className={styles.days}>
          <Field label={t('From|day')}>
            {(control) => (
              <input {...control} type="date" value={days.startsOn} onChange={(event) => change({ startsOn: event.target.value })} />
            )}
          </Field>
          <Field label={t('To|day')}>
            {(control) => (
              <input {...control} type="date" value={days.endsOn} onChange={(event) => change({ endsOn: event.target.value })} />
            )}
          </Field>
          <Field label={t('Reason')} help={t('For staff only. Please do not write a diagnosis.')}>
            {(control) => (
              <input
                {...NO_PASSWORD_MANAGER}
                {...control}
                type="text"
                maxLength={200}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
        {plan && (
          <AbsencePlan
            plan={plan}
            chosen={chosen}
            names={names}
            onChoose={(index, personId) => setChosen((before) => before.with(index, personId))}
          />
        )}
        <p role="alert" className={form.error}>
          {failure}
        </p>
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={form.action} aria-disabled={!isFilled}>
            {plan ? t('Apply|absence') : t('Show evenings')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Where somebody else has recast one of its evenings, the plan is asked for again. */
function planAfter(plan: OpenRole[] | null, error: unknown): OpenRole[] | null {
  return error instanceof ApiError && error.problem.code === 'cells_changed' ? null : plan
}
