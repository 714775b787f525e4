import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { insertUser, sendInvitation, UserExistsError } from '../platform/auth/users.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { logAccessChange } from './access-log.server.ts'
import { personNameSchema } from './account/account.server.ts'
import { assertRoleExists } from './roles.server.ts'
import { productionsSchema } from './users.server.ts'

export const invitationSchema = z.strictObject({
  email: z.email().max(254),
  firstName: personNameSchema,
  lastName: personNameSchema,
  role: z.string().min(1).max(60),
  /** those that a role limited to some works with */
  productions: productionsSchema.default([]),
})

/** Creates an account and emails an invitation, by whose link its owner chooses a password. @throws Problem 400 for an unknown role, 409 where the address has an account */
export async function inviteUser(platform: Platform, viewer: Viewer, invitation: z.output<typeof invitationSchema>): Promise<void> {
  const email = invitation.email.toLowerCase()
  const name = `${invitation.firstName} ${invitation.lastName}`
  try {
    await platform.write(async (tx, invalidate) => {
      await assertRoleExists(tx, invitation.role)
      const id = await insertUser(tx, invitation)
      await sendInvitation(platform, tx, { id, email, name })
      await logAccessChange(platform, tx, viewer, { user: { id, name }, action: 'created', before: {}, after: { role: invitation.role } })
      invalidate('people')
    })
  } catch (error) {
    if (!(error instanceof UserExistsError)) throw error
    const message = t('There is already an account with this email address.')
    throw new Problem(409, 'user_exists', message, { errors: { email: [message] } })
  }
}
