/** The call that takes a second factor's code: one-time codes are digits, backup codes are not. */
export function codePath(code: string): string {
  return /^\d*$/.test(code) ? '/api/auth/two-factor/verify-totp' : '/api/auth/two-factor/verify-backup-code'
}
