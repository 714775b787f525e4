// What a password manager takes the fields of a page for: the rules of Bitwarden's browser extension, after the names and the
// order in bitwarden/clients, apps/browser/src/autofill/services (autofill-constants.ts, autofill.service.ts,
// inline-menu-field-qualification.service.ts; November 2026). Written for elements that are in view: a field must not depend
// on standing where nobody sees it.

const EMAIL = ['email', 'email address', 'e-mail', 'e-mail address', 'email adresse', 'e-mail adresse']
const USERNAME = [
  ...['username', 'user name', 'userid', 'user id', 'customer id', 'login id', 'login', 'benutzername', 'benutzer name'],
  ...['benutzerid', 'benutzer id', ...EMAIL],
]
const ONE_TIME_CODE = [
  ...['totp', 'totpcode', '2facode', 'approvals_code', 'mfacode', 'otc-code', 'onetimecode', 'otp-code', 'otpcode'],
  ...['onetimepassword', 'security_code', 'second-factor', 'twofactor', 'twofa', 'twofactorcode', 'verificationcode'],
  ...['verification code', 'code', 'pin', 'otc', 'otp', '2fa', 'mfa'],
]

/** The kinds of personal details by the names of fields, in the order in which they are tried; `parts`: names that may stand within another. */
const IDENTITY: { kind: string; names: string[]; parts?: string[] }[] = [
  { kind: 'name', names: ['name', 'full-name', 'your-name'], parts: ['full-name', 'your-name'] },
  { kind: 'given-name', names: ['f-name', 'first-name', 'given-name', 'first-n', 'vorname'] },
  { kind: 'additional-name', names: ['m-name', 'middle-name', 'additional-name', 'middle-initial', 'middle-n', 'middle-i'] },
  {
    kind: 'family-name',
    names: ['l-name', 'last-name', 's-name', 'surname', 'family-name', 'family-n', 'last-n', 'nachname', 'familienname'],
  },
  { kind: 'honorific-prefix', names: ['honorific-prefix', 'prefix', 'title', 'anrede'] },
  { kind: 'email', names: ['e-mail', 'email-address'] },
  { kind: 'address-line', names: ['address-1', 'address-line-1', 'addr-1', 'street-1', 'address-2', 'addr-2', 'street-2'] },
  {
    kind: 'street-address',
    names: ['address', 'street-address', 'addr', 'street', 'mailing-addr', 'billing-addr', 'mail-addr', 'bill-addr', 'strasse', 'adresse'],
    parts: ['mailing-addr', 'billing-addr', 'mail-addr', 'bill-addr'],
  },
  { kind: 'postal-code', names: ['postal', 'zip', 'zip-code', 'postal-code', 'post-code', 'address-code', 'plz', 'postleitzahl'] },
  { kind: 'address-level2', names: ['city', 'town', 'address-level-2', 'address-city', 'address-town', 'ort', 'stadt', 'wohnort'] },
  { kind: 'address-level1', names: ['state', 'province', 'provence', 'address-level-1', 'address-state', 'bundesland'] },
  { kind: 'country-name', names: ['country', 'country-code', 'country-name', 'address-country', 'land'] },
  { kind: 'tel', names: ['phone', 'mobile', 'mobile-phone', 'tel', 'telephone', 'telefon', 'telefonnummer', 'mobil', 'handy'] },
  { kind: 'username', names: ['user-name', 'user-id', 'screen-name'] },
  { kind: 'organization', names: ['company', 'company-name', 'organization', 'organization-name', 'firma'] },
]
const CARD: { kind: string; names: string[]; parts?: string[] }[] = [
  {
    kind: 'cc-number',
    names: ['cc-number', 'cc-num', 'card-number', 'card-num', 'number', 'cc', 'cc-no', 'card-no', 'credit-card', 'card-pan'],
    parts: ['cc-number', 'cc-num', 'card-number', 'card-num', 'cc-no', 'card-no'],
  },
  {
    kind: 'cc-exp',
    names: ['cc-exp', 'card-exp', 'cc-expiration', 'card-expiration', 'expiration', 'expiry', 'mm-yy', 'mm-yyyy', 'expiration-date'],
    parts: ['mm-yy', 'mm-yyyy', 'yy-mm', 'yyyy-mm', 'expiration-date'],
  },
  { kind: 'cc-exp-month', names: ['exp-month', 'cc-month', 'card-month', 'expiry-month', 'date-m'] },
  { kind: 'cc-exp-year', names: ['exp-year', 'cc-year', 'card-year', 'expiry-year', 'date-y'] },
  { kind: 'cc-csc', names: ['cvv', 'cvc', 'cc-csc', 'cvd', 'cid', 'cnv', 'cc-code', 'card-code', 'security-code', 'crypto', 'csc', 'ccv'] },
]

/** Kinds of control that are never filled in, and the attribute by which a page asks to leave one alone. */
const EXCLUDED_TYPES = ['hidden', 'submit', 'reset', 'button', 'image', 'file', 'search', 'radio', 'checkbox']
const IGNORED = '[data-bwignore]'
const PASSWORDS = ['current-password', 'new-password']

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a manager would fill into each field of a page; fields that it leaves alone are not among them. @returns by name, else label */
export function filledByPasswordManager(root: ParentNode): Record<string, string[]> {
  const controls = [...root.querySelectorAll<Control>(`:is(input, select, textarea):not(${IGNORED})`)]
  const fields = controls.filter(({ type }) => !EXCLUDED_TYPES.includes(type))
  const hasPassword = fields.some(({ type }) => type === 'password')
  const taken = new Set<string>()
  const entries = fields.flatMap((field) => {
    const login = loginKindOf(field, hasPassword)
    const personal = PASSWORDS.includes(field.autocomplete) ? [] : [IDENTITY, CARD].flatMap((kinds) => personalKindOf(field, kinds, taken))
    const kinds = [...new Set([...login, ...personal])]
    return kinds.length > 0 ? [[field.name || labelOf(field), kinds] as const] : []
  })
  return Object.fromEntries(entries)
}

function loginKindOf(field: Control, hasPassword: boolean): string[] {
  const tokens = field.autocomplete.split(' ')
  if (field.type === 'password') return [tokens.includes('new-password') ? 'new-password' : 'current-password']
  if (tokens.includes('one-time-code')) return ['one-time-code']
  if (!['text', 'email', 'tel', 'number'].includes(field.type)) return []
  if (tokens.includes('username')) return ['username']
  // Without a password on the page it fills in what may be a name to log in with, and a code.
  const about = [field.id, field.name, labelOf(field), placeholderOf(field), field.ariaLabel ?? '']
  const contains = (names: string[]) => about.some((text) => names.some((name) => text.toLowerCase().includes(name)))
  if (!hasPassword && contains(ONE_TIME_CODE)) return ['one-time-code']
  return contains(USERNAME) ? ['username'] : []
}

/** The first kind that no field before has, by the attributes in their order. */
function personalKindOf(field: Control, kinds: typeof IDENTITY, taken: Set<string>): string[] {
  const attributes = [field.autocomplete, field.name, field.id, labelOf(field), placeholderOf(field)]
  for (const text of attributes) {
    const found = kinds.find(({ kind, names, parts = names }) => !taken.has(kind) && matches(text, names, parts))
    if (!found) continue
    taken.add(found.kind)
    return [found.kind]
  }
  return []
}

function matches(text: string, names: string[], parts: string[]): boolean {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/g, '')
  const inLetters = (name: string) => name.replaceAll('-', '')
  return letters !== '' && (names.some((name) => letters === inLetters(name)) || parts.some((part) => letters.includes(inLetters(part))))
}

function labelOf(field: Control): string {
  return Array.from(field.labels ?? [], ({ textContent }) => textContent.trim()).join(' ')
}

function placeholderOf(field: Control): string {
  return 'placeholder' in field ? field.placeholder : ''
}
