import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { DeleteDialog } from '../../staff-ui/DeleteDialog.tsx'
import { AddressInput } from '../../staff-ui/inputs/AddressInput.tsx'
import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import styles from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { Field } from '../../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { BOOKING_KIND_LABELS, BOOKING_KINDS, type BookingKind } from '../bookings/booking-kinds.ts'
import type { FeedRule } from './feed-rules.ts'
import type { FeedView } from './feeds.server.ts'
import list from './PlanningFeeds.module.css'

type Room = { id: number; name: string }
type Values = Pick<FeedView, 'name' | 'address' | 'roomId' | 'kind' | 'rules' | 'isActive'>
type Props = {
  /** undefined values of a new one */
  feed: FeedView | null
  rooms: Room[]
  onSave: (values: Values) => Promise<void>
  onDelete: (() => Promise<void>) | undefined
}

const NEW_RULE: FeedRule = { words: '', roomId: null, kind: null }

/** The form of a planning system's address: what its entries are, and in which room. Saving reads it at once. */
export function FeedForm({ feed, rooms, onSave, onDelete }: Props) {
  const [values, setValues] = useState<Values>(
    feed
      ? { name: feed.name, address: feed.address, roomId: feed.roomId, kind: feed.kind, rules: feed.rules, isActive: feed.isActive }
      : { name: '', address: '', roomId: null, kind: 'rehearsal', rules: [], isActive: true },
  )
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const run = (action: () => Promise<void>) => {
    setIsBusy(true)
    setFailure('')
    action().catch((error) => {
      setFailure(failureText(error))
      setIsBusy(false)
    })
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        run(() => onSave(values))
      }}
    >
      <Field label={t('Name')}>
        {(control) => (
          <input
            {...NO_PASSWORD_MANAGER}
            {...control}
            required
            maxLength={100}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <AddressInput
        label={t('iCal address')}
        help={t('Treat it like a password: whoever knows it can read the calendar.')}
        value={values.address}
        onChange={(address) => change({ address })}
      />
      <KindSelect label={t('Entries are')} value={values.kind} onChange={(kind) => change({ kind: kind ?? 'rehearsal' })} />
      <RoomSelect
        label={t('Room of entries that name none')}
        none={t('leave out')}
        rooms={rooms}
        value={values.roomId}
        onChange={(roomId) => change({ roomId })}
      />
      <Rules rules={values.rules} rooms={rooms} onChange={(rules) => change({ rules })} />
      <CheckboxInput label={t('Read every ten minutes')} value={values.isActive} onChange={(isActive) => change({ isActive })} />
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.action} disabled={isBusy}>
          {t(isBusy ? 'Reading…' : 'Save and read')}
        </button>
        {onDelete && (
          <button type="button" className={styles.second} disabled={isBusy} onClick={() => setIsAsked(true)}>
            {t('Remove address')}
          </button>
        )}
      </div>
      {isAsked && onDelete && feed && (
        <DeleteDialog
          title={t('Remove {name}?', { name: feed.name })}
          failure=""
          isFree
          onClose={() => setIsAsked(false)}
          onDelete={() => {
            setIsAsked(false)
            void run(onDelete)
          }}
        >
          <p>{t('Its entries leave the planning board. The address is not kept.')}</p>
        </DeleteDialog>
      )}
    </form>
  )
}

/** The exceptions: entries with certain words are of another kind, or in another room. */
function Rules({ rules, rooms, onChange }: { rules: FeedRule[]; rooms: Room[]; onChange: (rules: FeedRule[]) => void }) {
  const change = (index: number, part: Partial<FeedRule>) =>
    onChange(rules.map((rule, other) => (other === index ? { ...rule, ...part } : rule)))
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.label}>{t('By words')}</legend>
      <p className={styles.help}>{t('The first line whose words stand in the location or title of an entry counts.')}</p>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are only added at the end.
        <div key={index} className={list.rule}>
          <Field label={t('Words')}>
            {(control) => (
              <input
                {...NO_PASSWORD_MANAGER}
                {...control}
                required
                maxLength={100}
                value={rule.words}
                onChange={(event) => change(index, { words: event.target.value })}
              />
            )}
          </Field>
          <RoomSelect
            label={t('Room')}
            none={t('as named')}
            rooms={rooms}
            value={rule.roomId}
            onChange={(roomId) => change(index, { roomId })}
          />
          <KindSelect label={t('Kind of booking')} none={t('as usual')} value={rule.kind} onChange={(kind) => change(index, { kind })} />
          <button
            type="button"
            className={styles.quiet}
            aria-label={t('Remove line: {words}', { words: rule.words })}
            onClick={() => onChange(rules.filter((_, other) => other !== index))}
          >
            {t('Remove line')}
          </button>
        </div>
      ))}
      <button type="button" className={styles.second} onClick={() => onChange([...rules, NEW_RULE])}>
        {t('Add line')}
      </button>
    </fieldset>
  )
}

type RoomSelectProps = { label: string; none: string; rooms: Room[]; value: number | null; onChange: (id: number | null) => void }

function RoomSelect({ label, none, rooms, value, onChange }: RoomSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value ?? ''} onChange={(event) => onChange(Number(event.target.value) || null)}>
          <option value="">{none}</option>
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type KindSelectProps = { label: string; none?: string; value: BookingKind | null; onChange: (kind: BookingKind | null) => void }

function KindSelect({ label, none, value, onChange }: KindSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value ?? ''} onChange={(event) => onChange((event.target.value || null) as BookingKind | null)}>
          {none !== undefined && <option value="">{none}</option>}
          {BOOKING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(BOOKING_KIND_LABELS[kind])}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
