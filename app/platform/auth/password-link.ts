import { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { defineQueue } from '../jobs/queue.ts'

export const MAX_EMAIL_LENGTH = 254

/** A request for a password link for an email address. */
export const passwordLink = defineQueue('auth.password-link', z.strictObject({ email: z.email().max(MAX_EMAIL_LENGTH) }))

/** Limits the password emails to one address, from whatever client they are requested; each link works. */
export const PASSWORD_MAILS: RateLimit = { purpose: 'password-mail', max: 3, minutes: 60 }
