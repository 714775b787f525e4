import { t } from '../../platform/i18n/i18n.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import { SingleKeysSwitch } from '../../staff-ui/SingleKeysSwitch.tsx'
import styles from './account.module.css'
import type { OwnAccount } from './account.server.ts'
import { NameForm } from './NameForm.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Section } from './Section.tsx'
import { SessionList } from './SessionList.tsx'

/** The user's own account: name, password, second factor, passkeys and sessions. */
export function Account({ account }: { account: OwnAccount }) {
  return (
    <>
      <PageHeader title={t('My account')} lead={[account.email, account.role].filter(Boolean).join(' · ')} />
      {account.mustSetUpSecondFactor && (
        <p className={styles.demand} role="alert">
          {t('Your role requires two-factor authentication. Please set it up to access everything else.')}
        </p>
      )}
      <div className={styles.parts}>
        {account.hasPassword && <SecondFactor isOn={account.hasSecondFactor} isRequired={account.isSecondFactorRequired} />}
        {account.method !== 'provider' && <Passkeys passkeys={account.passkeys} />}
        <SessionList sessions={account.sessions} own={account.sessionId} />
        <NameForm firstName={account.firstName} lastName={account.lastName} />
        {account.hasPassword && <PasswordForm />}
        <Section title={t('Shortcuts')}>
          <SingleKeysSwitch />
        </Section>
      </div>
    </>
  )
}
