/** How long what an account is made of may be, in characters: for the forms, the calls and the login library alike. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128
/** a first name, or a last name */
export const MAX_NAME_LENGTH = 80
export const MAX_PASSKEY_NAME_LENGTH = 60

/** What a login answers for an account for which too many wrong passwords were tried. */
export const TOO_MANY_ATTEMPTS = 'too_many_attempts'
