/** Largest file that may be uploaded with a form (API-20). */
export const MAX_UPLOAD_MB = 10
/** Unconfirmed entries are deleted after this time. */
export const UNCONFIRMED_RETENTION_HOURS = 14 * 24
/** Endpoints for entries and files, after the language prefix (A §7). */
export const ENTRIES_PATH = '/api/forms-entries/'
export const TEMP_FILES_PATH = '/api/temp-files/'
/** Endpoint from which a form on a cached page gets its form token, after the language prefix. */
export const FORM_TOKEN_PATH = '/api/forms-mark/'
/** Headers of a submission: the form token, and a solved challenge. */
export const FORM_TOKEN_HEADER = 'X-Form-Mark'
export const SOLUTION_HEADER = 'X-Form-Proof'
/** Query parameters of a form's page: submitted, and the secret of a confirmation link. */
export const SENT_PARAMETER = 'gesendet'
/** Value of `SENT_PARAMETER` where the email to the visitor was left out. */
export const SENT_WITHOUT_MAIL = 'ohne-mail'
export const CONFIRM_PARAMETER = 'bestaetigen'
/** Name of the hidden input with the form token, for browsers without JavaScript. */
export const FORM_TOKEN_INPUT = 'form_mark'
