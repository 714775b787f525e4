/**
 * Attributes of a field that asks for nothing a browser or password manager knows of a person: Bitwarden, 1Password, LastPass
 * and Dashlane go by names and labels and fill in what they take for an address, a title or a code; they ignore
 * `autocomplete="off"`.
 */
export const NO_AUTOFILL = {
  autoComplete: 'off',
  'data-bwignore': '',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const
