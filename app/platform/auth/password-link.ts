import { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { defineQueue } from '../jobs/queue.ts'

export const MAX_EMAIL_LENGTH = 254

/** Somebody has asked for a new password for a mail address. */
export const passwordLink = defineQueue('auth.password-link', z.strictObject({ email: z.email().max(MAX_EMAIL_LENGTH) }))

/** So many such mails a person gets, whoever asks for them and from wherever; each link works. */
export const PASSWORD_MAILS: RateLimit = { purpose: 'password-mail', max: 3, minutes: 60 }
