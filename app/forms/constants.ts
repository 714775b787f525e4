/** Largest file that may be sent with a form (API-20). */
export const MAX_UPLOAD_MB = 10
/** How long an entry waits for its confirmation; then it is deleted. */
export const UNCONFIRMED_RETENTION_HOURS = 14 * 24
/** Where browsers send entries and files (A §7). */
export const ENTRIES_URL = '/de/api/forms-entries/'
export const TEMP_FILES_URL = '/de/api/temp-files/'
/** Where a form that stands in a page kept for everybody gets its form token. */
export const FORM_TOKEN_URL = '/de/api/forms-mark/'
/** Header that carries the form token, and the one with a solved challenge. */
export const FORM_TOKEN_HEADER = 'X-Form-Mark'
export const SOLUTION_HEADER = 'X-Form-Proof'
/** Parameters of a form's page: what was sent, and the secret of the link by which an entry is confirmed. */
export const SENT_PARAMETER = 'gesendet'
export const CONFIRM_PARAMETER = 'bestaetigen'
/** Name of the hidden input that carries the form token where no script runs. */
export const FORM_TOKEN_INPUT = 'form_mark'
