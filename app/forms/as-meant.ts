import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'

/** By field slug. */
type Values = Record<string, unknown>

/** Blanks that browsers, word processors and keyboards put in place of the usual one. */
const ODD_BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
/** Signs that nobody sees and nobody typed. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g

/**
 * What somebody meant who wrote a value: without invisible signs, an address of a site with `https://`, an e-mail address
 * without what surrounds it in lists. Everything else stays as it was written, leading zeros and units too.
 */
export function asMeant(fieldType: number, text: string): string {
  const type = FIELD_TYPES[fieldType]
  if (type?.isChosen || type?.control === 'file') return text
  const visible = text.replaceAll(INVISIBLE, '').replaceAll(ODD_BLANKS, ' ').trim()
  if (type?.name === 'email') return emailAsMeant(visible)
  if (type?.name === 'url') return urlAsMeant(visible)
  return visible
}

/** The values of a form as they were meant. */
export function valuesAsMeant(fields: FormField[], values: Values): Values {
  const types = new Map(fields.map(({ slug, field_type }) => [slug, field_type]))
  return Object.fromEntries(
    Object.entries(values).map(([slug, value]) => {
      const type = types.get(slug)
      return [slug, typeof value === 'string' && type !== undefined ? asMeant(type, value) : value]
    }),
  )
}

/**
 * Whether the hidden field speaks for a program. Password managers put the visitor's own address, or another of the values
 * that they have filled in, into every field that looks like one.
 */
export function isTrapped(values: Values): boolean {
  const { [CONFIRM_FIELD_SLUG]: hidden, ...shown } = values
  const text = comparable(hidden)
  return text !== '' && !Object.values(shown).some((value) => comparable(value) === text)
}

function comparable(value: unknown): string {
  return typeof value === 'string' ? emailAsMeant(value.trim()).toLowerCase() : ''
}

function emailAsMeant(text: string): string {
  return text
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/[\s.,;]+$/, '')
    .trim()
}

function urlAsMeant(text: string): string {
  const address = text.replace(/[\s,;]+$/, '')
  if (/^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+:\d+(\/|$)/.test(address)) return address
  return /^[^\s/@]+\.[^\s/@]+/.test(address) ? `https://${address}` : address
}
