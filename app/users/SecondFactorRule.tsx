import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Choice, ChoiceGroup } from '../ui/Field.tsx'
import { Section } from './account/Section.tsx'
import type { RoleChoice } from './roles.server.ts'

type Props = {
  roles: RoleChoice[]
  /** the ids of those that it is required of */
  required: string[]
  act: (work: () => Promise<unknown>, done: string) => Promise<void>
}

/** Which roles have to show a second factor beside the password. */
export function SecondFactorRule({ roles, required, act }: Props) {
  const change = (role: string, isAsked: boolean) => {
    const next = isAsked ? [...required, role] : required.filter((other) => other !== role)
    return act(() => request('PUT', '/api/people/second-factor-roles', { roles: next }), t('Saved'))
  }
  return (
    <Section title={t('Two-factor authentication')}>
      <ChoiceGroup
        label={t('Required for these roles')}
        help={t('Users without it must set it up at their next step. A passkey is accepted instead.')}
      >
        {roles.map(({ id, name }) => (
          <Choice
            key={id}
            control={<input type="checkbox" checked={required.includes(id)} onChange={(event) => change(id, event.target.checked)} />}
          >
            {name}
          </Choice>
        ))}
      </ChoiceGroup>
    </Section>
  )
}
