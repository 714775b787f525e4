/** How long what an account is made of may be, in characters: for the forms, the calls and the login library alike. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128
/** a first name, or a last name */
export const MAX_NAME_LENGTH = 80
export const MAX_PASSKEY_NAME_LENGTH = 60

/** What a call with a password answers where too many wrong ones were tried. */
export const TOO_MANY_ATTEMPTS = 'too_many_attempts'
/** What a call that sets a password answers to one that takes few guesses. */
export const EASILY_GUESSED = 'password_easily_guessed'

/** Code of the refusal of a one-time code that belongs to another time, with `drift_seconds`: above zero the phone's clock is fast. */
export const CLOCK_IS_OFF = 'CLOCK_IS_OFF'
