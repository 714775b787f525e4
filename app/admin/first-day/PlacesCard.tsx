import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { CardForm, type CardWays } from './CardForm.tsx'
import styles from './first-day.module.css'
import type { FirstDayScreen } from './first-day.server.ts'

const NOWHERE = { name: '', street: '', postalCode: '', city: '', rooms: [''] }
const LINES: [name: 'name' | 'street' | 'postalCode' | 'city', label: Label, autoComplete: string][] = [
  ['name', 'Name of the place', 'organization'],
  ['street', 'Street', 'street-address'],
  ['postalCode', 'Postcode', 'postal-code'],
  ['city', 'Town', 'address-level2'],
]

/** A place with its rooms, in which performances take place. */
export function PlacesCard({ screen: { firstDay, places }, ways }: { screen: FirstDayScreen; ways: CardWays }) {
  const [place, setPlace] = useState(NOWHERE)
  const rooms = place.rooms.map((room) => room.trim()).filter(Boolean)
  const setRoom = (index: number, name: string) =>
    setPlace({ ...place, rooms: place.rooms.map((room, at) => (at === index ? name : room)) })
  return (
    <CardForm
      title={t('Where you perform')}
      lead={t('A place is where visitors go, a room is where they sit. Both can be given pictures and directions later.')}
      ways={ways}
      isDirty={JSON.stringify(place) !== JSON.stringify(NOWHERE)}
      isDone={firstDay.done.includes('places')}
      isReady={JSON.stringify(place) === JSON.stringify(NOWHERE) || (place.name.trim() !== '' && rooms.length > 0)}
      save={() => request('POST', '/api/admin/first-day/places', { ...place, rooms })}
    >
      {(errors) => (
        <>
          {places.length > 0 && (
            <ul className={styles.there}>
              {places.map(({ id, room, venue }) => (
                <li key={id}>{room === venue ? room : `${venue} · ${room}`}</li>
              ))}
            </ul>
          )}
          {LINES.map(([name, label, autoComplete]) => (
            <Field key={name} label={t(label)} optional={name !== 'name'} error={errors[name]?.join(' ')}>
              {(control) => (
                <input
                  {...control}
                  autoComplete={autoComplete}
                  value={place[name]}
                  onChange={({ target }) => setPlace({ ...place, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          {place.rooms.map((room, index) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms are only added, at the end
              key={index}
              label={t('Room {n}', { n: index + 1 })}
              error={errors[`rooms.${index}`]?.join(' ')}
            >
              {(control) => <input {...control} {...NO_AUTOFILL} value={room} onChange={({ target }) => setRoom(index, target.value)} />}
            </Field>
          ))}
          <div className={form.actions}>
            <button type="button" className={form.second} onClick={() => setPlace({ ...place, rooms: [...place.rooms, ''] })}>
              {t('Another room')}
            </button>
          </div>
        </>
      )}
    </CardForm>
  )
}
