import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { CardForm, type CardWays } from './CardForm.tsx'
import type { FirstDayScreen } from './first-day.server.ts'

const NOTHING = { title: '', subline: '', teaser: '', roomId: null as number | null, dates: [''] }

/** The first production with its dates; visitors see it as soon as it is saved. */
export function ProductionCard({ screen: { firstDay, places }, ways }: { screen: FirstDayScreen; ways: CardWays }) {
  const [play, setPlay] = useState(NOTHING)
  const dates = play.dates.filter(Boolean)
  const isDirty = JSON.stringify(play) !== JSON.stringify(NOTHING)
  const setDate = (index: number, date: string) => setPlay({ ...play, dates: play.dates.map((one, at) => (at === index ? date : one)) })
  // Rooms may be added on their card while this one waits.
  const roomId = play.roomId ?? places[0]?.id ?? null
  const hasPlaces = places.length > 0
  return (
    <CardForm
      title={t('Your first production')}
      lead={
        hasPlaces
          ? t('With its dates it is in the programme and on the home page. Cast, pictures and text come later.')
          : t('A date needs a room: add a place first, on the second card.')
      }
      ways={ways}
      isDirty={hasPlaces && isDirty}
      isDone={firstDay.done.includes('production')}
      isReady={!isDirty || (play.title.trim() !== '' && dates.length > 0)}
      save={() => request('POST', '/api/admin/first-day/production', { ...play, roomId, dates })}
    >
      {(errors) =>
        hasPlaces && (
          <>
            <Field label={t('Title')} error={errors.title?.join(' ')}>
              {(control) => (
                <input
                  {...control}
                  {...NO_AUTOFILL}
                  value={play.title}
                  onChange={({ target }) => setPlay({ ...play, title: target.value })}
                />
              )}
            </Field>
            <Field label={t('Subtitle')} optional error={errors.subline?.join(' ')}>
              {(control) => (
                <input
                  {...control}
                  {...NO_AUTOFILL}
                  value={play.subline}
                  onChange={({ target }) => setPlay({ ...play, subline: target.value })}
                />
              )}
            </Field>
            <Field label={t('Room')} error={errors.roomId?.join(' ')}>
              {(control) => (
                <select {...control} value={roomId ?? ''} onChange={({ target }) => setPlay({ ...play, roomId: Number(target.value) })}>
                  {places.map(({ id, room, venue }) => (
                    <option key={id} value={id}>
                      {room === venue ? room : `${venue} · ${room}`}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {play.dates.map((date, index) => (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: dates are only added, at the end
                key={index}
                label={t('Date {n}', { n: index + 1 })}
                error={errors[`dates.${index}`]?.join(' ')}
              >
                {(control) => (
                  <input {...control} type="datetime-local" value={date} onChange={({ target }) => setDate(index, target.value)} />
                )}
              </Field>
            ))}
            <div className={form.actions}>
              <button type="button" className={form.second} onClick={() => setPlay({ ...play, dates: [...play.dates, ''] })}>
                {t('Another date')}
              </button>
            </div>
          </>
        )
      }
    </CardForm>
  )
}
