import { formatLongDateTime } from '../platform/format/date.ts'
import { formatIsoLongDate } from '../platform/format/iso-date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { EmailContent } from '../platform/mail/email-content.ts'
import { FIELD_TYPES } from './field-types.ts'
import type { Form } from './queries.server.ts'
import { type FieldValues, textsOf } from './validate.ts'

type Entry = {
  id: number
  values: FieldValues
  receivedAt: Temporal.Instant
  files: { id: string; filename: string }[]
  isDoubtful: boolean
}

/** The email to the form's recipients with the values of an entry. @param publicUrl origin of the links to its files */
export function entryEmail(
  form: Form,
  entry: Entry,
  { publicUrl, notation }: { publicUrl: string; notation: Pick<Notation, 'timeStyle'> },
): EmailContent {
  const files = entry.files.map(({ id, filename }) => ({
    label: t('File {name}', { name: filename }),
    value: `${publicUrl}/api/forms-uploads/${id}`,
  }))
  return {
    subject: t('New message: {form}', { form: form.title }),
    title: form.title,
    paragraphs: [t('The form “{form}” has been submitted.', { form: form.title })],
    facts: [...labelledValues(form, entry.values), ...files],
    notes: [
      ...(entry.isDoubtful ? [t('Perhaps sent by a program: a field that nobody sees was filled in.')] : []),
      t('Entry {number}, received on {moment}', { number: entry.id, moment: formatLongDateTime(entry.receivedAt, notation) }),
      ...(emailIn(form, entry.values) ? [t('Reply to this email to contact the sender.')] : []),
    ],
  }
}

/**
 * The email to the visitor of a form that offers a copy: the entry has arrived, and the link asks for the copy. It contains no
 * values of the entry: the address may be somebody else's.
 */
export function receiptEmail(form: Form, url: string): EmailContent {
  return {
    subject: t('We have received your message'),
    title: t('We have received your message'),
    paragraphs: [
      t('Thank you. What you wrote using the form “{form}” has arrived; you do not have to do anything else.', { form: form.title }),
      t('If you want a copy of it, ask for it here. We will send it to this address.'),
    ],
    button: { label: t('Send me a copy'), url },
    notes: [
      t('You are receiving this email because your address was entered in a form on our website.'),
      t('If this was not you, you can ignore this email. Without the link nobody gets a copy.'),
    ],
  }
}

/** The copy of the entry, for a visitor who has confirmed the address. */
export function copyEmail(form: Form, values: FieldValues): EmailContent {
  return {
    subject: t('We have received your message'),
    title: t('We have received your message'),
    paragraphs: [t('Thank you. This is what you sent us using the form “{form}”:', { form: form.title })],
    facts: labelledValues(form, values),
    notes: [t('You are receiving this email because you asked for a copy using the link that we sent you.')],
  }
}

/** What staff answer to an entry, with the entry below it, so that the visitor knows what it is about. */
export function answerEmail(form: Pick<Form, 'title' | 'fields'>, values: FieldValues, text: string): EmailContent {
  return {
    subject: t('Your message: {form}', { form: form.title }),
    title: form.title,
    paragraphs: text.split(/\n{2,}/),
    facts: labelledValues(form, values),
    notes: [t('You are receiving this email because you wrote to us using the form “{form}”.', { form: form.title })],
  }
}

/** The email with the confirmation link. It contains no values of the entry: the address may be somebody else's. */
export function optInEmail(form: Form, url: string): EmailContent {
  return {
    subject: t('Please confirm your details'),
    title: t('One more step: {form}', { form: form.title }),
    paragraphs: [
      t(
        'Your address was entered in the form “{form}”. Please confirm that this was you. We will only use the details once you have confirmed.',
        {
          form: form.title,
        },
      ),
    ],
    button: { label: t('Confirm now'), url },
    notes: [t('If this was not you, you can ignore this email. We delete unconfirmed details after 14 days.')],
  }
}

/** The visitor's email address: the value of the first email field that is filled in. */
export function emailIn(form: Pick<Form, 'fields'>, values: FieldValues): string | undefined {
  const fields = form.fields.filter((field) => FIELD_TYPES[field.field_type]?.name === 'email')
  return fields.flatMap((field) => textsOf(values[field.slug]))[0]
}

/** The values of an entry as texts with their labels, without files and empty fields. */
export function labelledValues(form: Pick<Form, 'fields'>, values: FieldValues): { label: string; value: string }[] {
  return form.fields
    .filter(({ field_type }) => FIELD_TYPES[field_type]?.control !== 'file')
    .map((field) => ({ label: field.label, value: formatValue(FIELD_TYPES[field.field_type]?.name, textsOf(values[field.slug])) }))
    .filter(({ value }) => value)
}

function formatValue(type: string | undefined, texts: string[]): string {
  if (type === 'checkbox') return texts.length > 0 ? t('yes') : ''
  if (type === 'date' || type === 'date-of-birth') return texts.map(formatIsoLongDate).join(', ')
  if (type === 'date-time')
    return texts.map((text) => text.replace(/^([\d-]+)T([\d:]+)$/, (_, date, time) => `${formatIsoLongDate(date)}, ${time}`)).join(', ')
  return texts.join('\n')
}
