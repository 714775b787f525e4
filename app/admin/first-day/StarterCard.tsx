import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { STARTER_NAMES, type StarterName } from '../../platform/starter-names.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { CardForm, type CardWays } from './CardForm.tsx'
import choices from './choices.module.css'
import type { FirstDayScreen } from './first-day.server.ts'

const KINDS: Record<StarterName, [name: Label, about: Label]> = {
  theatre: ['Theatre|starter', 'An ensemble, several art forms, a season'],
  festival: ['Festival|starter', 'Some weeks, many places, guests'],
  'concert-hall': ['Concert hall|starter', 'Programmes with works, orchestra and guests'],
  museum: ['Museum|starter', 'Exhibitions, and dates that accompany them'],
  'small-stage': ['Small stage|starter', 'One room, few people, much of everything'],
}

/** The site to begin with, by the kind of house. */
export function StarterCard({ screen: { firstDay, canStart }, ways }: { screen: FirstDayScreen; ways: CardWays }) {
  const [kind, setKind] = useState<StarterName | ''>('')
  return (
    <CardForm
      title={t('A site to begin with')}
      lead={t(
        'Menu, home page, visit, contact with a form, press, accessibility statement and legal pages. Your home page is online at once; the others wait as drafts, with marks where only you know what to write.',
      )}
      ways={ways}
      isDirty={kind !== ''}
      isDone={firstDay.done.includes('starter')}
      save={() => request('POST', '/api/admin/first-day/starter', { starter: kind })}
    >
      {() =>
        canStart ? (
          <fieldset className={choices.choices}>
            <legend>{t('What kind of house are you?')}</legend>
            <div className={choices.kinds}>
              {STARTER_NAMES.map((name) => {
                const [label, about] = KINDS[name]
                return (
                  <label key={name} className={choices.choice}>
                    <span>
                      <strong>{t(label)}</strong>
                      <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
                    </span>
                    <small>{t(about)}</small>
                  </label>
                )
              })}
            </div>
          </fieldset>
        ) : (
          <p className={choices.readable}>
            <Icon name="checked" />
            {t('Your site has pages. You edit each of them where you read it.')}
          </p>
        )
      }
    </CardForm>
  )
}
