import { z } from 'zod'
import { issueOfOutsideAddress } from '../../platform/http/outside-address.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { COLUMN_MEANINGS, columnKey } from '../columns.ts'
import { LED_FIELDS } from '../led-field.ts'
import { SCHEDULES } from './schedule.ts'
import { SOURCE_KINDS } from './source-kind.ts'

const MAX_COLUMN_NAME = 200
const MAX_COLUMNS = 200

/** A name as RFC 9110 has it; those that the connection itself needs are not for staff. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const OWN_HEADERS = /^(host|connection|content-.*|transfer-encoding|te|trailer|upgrade|accept-encoding|if-.*|cookie2|expect|proxy-.*)$/i
const HEADER_VALUE = /^[\x20-\x7e\u00a0-\u00ff]*$/

/** What somebody has said of columns, by name. */
export const columnMeaningsSchema = z
  .record(z.string().min(1).max(MAX_COLUMN_NAME), z.enum(COLUMN_MEANINGS))
  .refine((meanings) => Object.keys(meanings).length <= MAX_COLUMNS)
  .transform((meanings) => Object.fromEntries(Object.entries(meanings).map(([name, meaning]) => [columnKey(name), meaning])))

/**
 * A source as staff write it. The value of its header is only ever written: left out, the stored one stays, for the same
 * server and the same header.
 */
export const sourceSchema = z
  .strictObject({
    kind: z.enum(SOURCE_KINDS).default('address'),
    name: z.string().trim().min(1).max(100),
    address: z.string().trim().max(2000).default(''),
    headerName: z
      .string()
      .trim()
      .max(100)
      .refine((name) => name === '' || (HEADER_NAME.test(name) && !OWN_HEADERS.test(name)), {
        error: () => t('This is no name of a header, or one that the site itself needs.'),
      })
      .default(''),
    headerValue: z
      .string()
      .trim()
      .max(2000)
      .refine((value) => HEADER_VALUE.test(value), { error: () => t('The value of a header is a single line.') })
      .optional(),
    schedule: z.enum(SCHEDULES).default('nightly'),
    isActive: z.boolean().default(true),
    appliesAtOnce: z.boolean().default(false),
    leads: z.array(z.enum(LED_FIELDS)).max(LED_FIELDS.length).optional(),
    columnMeanings: columnMeaningsSchema.optional(),
  })
  .refine(({ kind, address }) => kind === 'shop' || issueOfOutsideAddress(address) === undefined, {
    error: ({ input }) => issueOfOutsideAddress((input as { address: string }).address),
    path: ['address'],
  })
export type SourceInput = z.infer<typeof sourceSchema>
