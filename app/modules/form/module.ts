import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { defineModule } from '../definition.ts'
import { line, requiredLine, summaryText } from '../field-schemas.ts'
import { formAddressOf } from './form-address.ts'

/** A form of this site, or one at HubSpot, which requires consent to tracking (AMB-26). */
export default defineModule({
  type: 'form',
  version: 1,
  label: 'Form',
  alsoCalled: 'contact, registration, newsletter, survey',
  icon: 'M4 3h16v18H4zM8 8h8M8 12h8M8 16h4',
  toolbars: { house: 60 },
  schema: z.strictObject({
    headline: line,
    hubspot_id: requiredLine.pipe(
      z.string().refine((text) => formAddressOf(text) !== undefined, {
        error: () => t('Enter the ID of a form on this site, or a HubSpot form as portal/form.'),
      }),
    ),
  }),
  defaults: () => ({ headline: '', hubspot_id: '' }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    hubspot_id: { kind: 'text', label: 'Form ID' },
  },
  summary: (data) => summaryText(data.headline) || summaryText(data.hubspot_id),
})
