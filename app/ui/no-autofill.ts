/**
 * Attributes of a field that asks for nothing a password manager knows of a person. Bitwarden, 1Password, LastPass and Dashlane
 * go by names and labels, fill in what they take for an address, a title or a code, and ignore `autocomplete="off"`.
 */
export const NO_PASSWORD_MANAGER = {
  'data-bwignore': '',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

/** The same for browsers too, which then do not bring back either what was typed when somebody comes back to the page. */
export const NO_AUTOFILL = { autoComplete: 'off', ...NO_PASSWORD_MANAGER } as const
