/** Header in which a page of staff names the account that it was drawn for, on every call. Read by browsers and the server alike. */
export const PAGE_OWNER_HEADER = 'X-Page-Owner'

/** `code` of the refusal of a write whose page was drawn for another account than that of the session. */
export const OTHER_ACCOUNT = 'other_account'
