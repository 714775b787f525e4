import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import styles from './account.module.css'
import { BackupCodes } from './BackupCodes.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { Section } from './Section.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

type Step =
  | { name: 'idle'; notice?: string }
  | { name: 'password'; before: 'enable' | 'codes' | 'disable' }
  | { name: 'setUp'; uri: string; codes: string[] }
  | { name: 'codes'; codes: string[] }

/** The second factor: set up with an app, its backup codes made anew, and switched off, each with the password. */
export function SecondFactor({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const rest = (notice = '') => setStep({ name: 'idle', notice })

  const afterPassword = {
    async enable(password: string) {
      const { totpURI, backupCodes } = await request<{ totpURI: string; backupCodes: string[] }>('POST', '/api/auth/two-factor/enable', {
        password,
      })
      setStep({ name: 'setUp', uri: totpURI, codes: backupCodes })
    },
    async codes(password: string) {
      const { backupCodes } = await request<{ backupCodes: string[] }>('POST', '/api/auth/two-factor/generate-backup-codes', { password })
      setStep({ name: 'codes', codes: backupCodes })
    },
    async disable(password: string) {
      await request('POST', '/api/auth/two-factor/disable', { password })
      rest(t('Two-factor authentication turned off.'))
      await revalidate()
    },
  }
  const actions = { enable: t('Continue'), codes: t('Generate new backup codes'), disable: t('Turn off') }

  return (
    <Section title={t('Two-factor authentication')} notice={step.name === 'idle' ? step.notice : ''}>
      <p>
        {t(
          'With two-factor authentication, your password alone is not enough. You also log in with a code from your phone that changes every 30 seconds.',
        )}
      </p>
      <p className={`${styles.state} ${isOn ? styles.on : ''}`}>{isOn ? t('Enabled') : t('Not enabled')}</p>
      {step.name === 'idle' && (
        <div className={form.actions}>
          {!isOn && (
            <button type="button" className={form.action} onClick={() => setStep({ name: 'password', before: 'enable' })}>
              {t('Set up two-factor authentication')}
            </button>
          )}
          {isOn && (
            <button type="button" className={form.second} onClick={() => setStep({ name: 'password', before: 'codes' })}>
              {t('New backup codes')}
            </button>
          )}
          {isOn && !isRequired && (
            <button type="button" className={form.second} onClick={() => setStep({ name: 'password', before: 'disable' })}>
              {t('Turn off')}
            </button>
          )}
        </div>
      )}
      {step.name === 'password' && (
        <PasswordPrompt action={actions[step.before]} onGiven={afterPassword[step.before]} onCancel={() => rest()} />
      )}
      {step.name === 'setUp' && (
        <TwoFactorSetup
          uri={step.uri}
          onCancel={() => rest()}
          onConfirmed={async () => {
            setStep({ name: 'codes', codes: step.codes })
            await revalidate()
          }}
        />
      )}
      {step.name === 'codes' && <BackupCodes codes={step.codes} onDone={() => rest(t('Two-factor authentication enabled.'))} />}
    </Section>
  )
}
