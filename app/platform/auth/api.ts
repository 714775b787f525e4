import { z } from 'zod'
import { createApi, requireStaff, validationProblem } from '../http/api.ts'
import { assertSameSiteWrite } from '../http/csrf.ts'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import type { Platform } from '../platform.ts'
import { type Auth, UserExistsError } from './auth.ts'
import { ROLES } from './roles.ts'

const MAX_NAME_LENGTH = 80

const invitation = z.strictObject({
  email: z.email().max(254),
  firstName: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  lastName: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  role: z.enum(ROLES),
})

/** The house's own call beside the login library's: administrators invite colleagues, who choose their password themselves. */
export function authApi(platform: Platform, auth: Auth) {
  const api = createApi()
  api.post('/invitations', async (context) => {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    if (viewer.role !== 'admin') throw new Problem(403, 'admins_only', t('Only administrators may do this.'))
    const parsed = invitation.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) throw validationProblem(parsed.error.issues)
    try {
      await auth.invite(parsed.data)
    } catch (error) {
      if (!(error instanceof UserExistsError)) throw error
      const message = t('Somebody with this e-mail address can log in already.')
      throw new Problem(409, 'user_exists', message, { errors: { email: [message] } })
    }
    return context.json({ email: parsed.data.email }, 201)
  })
  return api
}
