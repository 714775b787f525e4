import { FIELD_TYPES } from '../forms/index.ts'
import type { StarterForm, StarterQuestion } from './starter.ts'

const NUMBERS = new Map(Object.entries(FIELD_TYPES).map(([number, { name }]) => [name, Number(number)]))

/** A form of a starter as staff fill it in. @param email who starts the house, and is told of entries; may be empty */
export function formValues({ slug, title, intro, successText, questions }: StarterForm, email: string): Record<string, unknown> {
  return { slug, title, intro, successText, fields: questions.map(rowOf), confirmation: 'copy', recipients: email ? [email] : [] }
}

function rowOf({ label, type, required = false, choices = [], help = '', detail }: StarterQuestion) {
  return {
    ...{ label, field_type: NUMBERS.get(type) ?? 0, slug: '', required, visible: true, choices },
    ...{ help_text: help, placeholder_text: '', default: '', autocomplete: detail ?? null },
    ...{ visible_if_slug: '', visible_if_values: [] },
  }
}
