import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { OwnAccount } from './account.server.ts'
import { accountFailureText } from './account-failure.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { addPasskey } from './passkey-set-up.ts'
import { Section } from './Section.tsx'

/** The passkeys of an account: made on this device, named, taken away. */
export function Passkeys({ passkeys }: { passkeys: OwnAccount['passkeys'] }) {
  const format = useDateFormat()
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState('')
  const [named, setNamed] = useState('')
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown(typeof PublicKeyCredential === 'function'), [])

  async function act(work: () => Promise<boolean | undefined>, done: string): Promise<void> {
    setFailure('')
    setNotice('')
    try {
      if ((await work()) === false) return
      setNotice(done)
      setNamed('')
      await revalidate()
    } catch (error) {
      setFailure(accountFailureText(error))
    }
  }
  const remove = (id: string) => act(() => request('DELETE', `/api/account/passkeys/${id}`), t('Passkey removed.'))

  return (
    <Section title={t('Passkeys')} notice={notice}>
      <p>
        {t(
          'With a passkey you log in without a password, using your device’s screen lock: fingerprint, face or PIN. It replaces your password and two-factor authentication.',
        )}
      </p>
      {passkeys.length === 0 && <p>{t('You have no passkeys yet.')}</p>}
      {passkeys.length > 0 && (
        <Table
          head={[t('Name'), t('Created on')]}
          empty=""
          rows={passkeys.map(({ id, name, createdAt }) => ({
            key: id,
            cells: [
              named === id ? (
                <PasskeyNameForm
                  key={id}
                  name={name}
                  onCancel={() => setNamed('')}
                  onNamed={(name) => act(() => request('PATCH', `/api/account/passkeys/${id}`, { name }), t('Saved'))}
                />
              ) : (
                name
              ),
              format.date(createdAt),
            ],
            actions: (
              <div className={form.actions}>
                <button type="button" className={form.second} aria-label={t('Rename {name}', { name })} onClick={() => setNamed(id)}>
                  {t('Rename')}
                </button>
                <button type="button" className={form.second} aria-label={t('Remove {name}', { name })} onClick={() => remove(id)}>
                  {t('Remove')}
                </button>
              </div>
            ),
          }))}
        />
      )}
      {failure && (
        <p className={form.error} role="alert">
          {failure}
        </p>
      )}
      {isKnown ? (
        <button type="button" className={form.second} onClick={() => act(addPasskey, t('Passkey created. You can now use it to log in.'))}>
          {t('Create passkey')}
        </button>
      ) : (
        <p>{t('This browser does not support passkeys.')}</p>
      )}
    </Section>
  )
}
