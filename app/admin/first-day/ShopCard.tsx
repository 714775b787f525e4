import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { CardForm, type CardWays } from './CardForm.tsx'
import choices from './choices.module.css'
import type { FirstDayScreen } from './first-day.server.ts'

/** Where tickets are sold: by a shop that the operator has connected, or at an address of the house's. */
export function ShopCard({ screen: { firstDay, house, shop }, ways }: { screen: FirstDayScreen; ways: CardWays }) {
  const [typed, setTyped] = useState<string>()
  const address = typed ?? house.webshopLink
  return (
    <CardForm
      title={t('Where tickets are sold')}
      lead={
        shop
          ? t('Prices, seats and orders stay with your ticket shop. Your site shows what is available and leads there.')
          : t(
              'Prices, seats and orders stay with your ticket shop. Your site leads there; with pretix connected it also shows what is available.',
            )
      }
      ways={ways}
      isDirty={address.trim() !== house.webshopLink}
      isDone={firstDay.done.includes('shop')}
      save={() => request('PATCH', '/api/admin/settings/1', { base: house.revision, values: { webshopLink: address.trim() } })}
    >
      {(errors) => (
        <>
          {shop ? (
            <p className={choices.readable}>
              <Icon name="checked" />
              {shop === 'pretix' ? t('pretix is connected.') : t('The practice shop is connected.')}
            </p>
          ) : (
            <p>{t('pretix is connected by whoever runs your server: three settings, described in the operators’ guide.')}</p>
          )}
          <Field
            label={t('Address of your ticket shop')}
            optional
            help={t('Every date can have an address of its own, too.')}
            error={errors.webshopLink?.join(' ')}
          >
            {(control) => (
              <input
                {...control}
                type="url"
                inputMode="url"
                {...NO_AUTOFILL}
                placeholder="https://"
                value={address}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </CardForm>
  )
}
