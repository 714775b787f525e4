import { z } from 'zod'
import { isoDateTime } from '../../platform/clock/date-schemas.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MAX_PAGE_POSITION, RELEASE_TITLE_LENGTH } from './release.ts'

export const releaseTitle = z
  .string()
  .trim()
  .min(1, { error: () => t('This field is required!') })
  .max(RELEASE_TITLE_LENGTH, { error: () => t('This text is too long.') })

/** A new release; a time without an offset is in the theatre's time zone. */
export const releaseCreation = z.strictObject({ title: releaseTitle, at: isoDateTime.nullable().default(null) })
export type ReleaseCreation = z.infer<typeof releaseCreation>

/** A change of a release; `at` null takes its time back. */
export const releaseChange = z.strictObject({ title: releaseTitle.optional(), at: isoDateTime.nullable().optional() })
export type ReleaseChange = z.infer<typeof releaseChange>

/** What a release switches on a page; what is null stays as it is. */
const pageSwitch = z.strictObject({
  target: z.literal('page'),
  object_id: recordId,
  is_online: z.boolean().nullable().default(null),
  in_menu: z.boolean().nullable().default(null),
  position: z.int().min(1).max(MAX_PAGE_POSITION).nullable().default(null),
})

/** Whether a release shows or hides a link of menu or footer. */
const linkSwitch = z.strictObject({ target: z.literal('navigation-link'), object_id: recordId, is_online: z.boolean() })

export const releaseSwitch = z.discriminatedUnion('target', [pageSwitch, linkSwitch])
export type ReleaseSwitchInput = z.infer<typeof releaseSwitch>
