import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'

/** A text that a part of header or footer cannot be without. */
export const neededText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: () => t('This field is required!') })
    .max(max)

/** The address of a page elsewhere. */
export const webAddress = z
  .string()
  .trim()
  .max(300)
  .refine((address) => /^https:\/\/[^\s/]+\.[^\s]+$/i.test(address), { error: () => t('Enter a URL that starts with https://.') })

/** A phone number as people write it; may be left empty. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^[+\d\s()/–-]*$/, { error: () => t('A phone number has digits, spaces and + ( ) / only.') })

/** The house's pages in social networks, each by the network's name. */
export const networkLinks = z.array(z.strictObject({ name: neededText(40), url: webAddress })).max(10)
