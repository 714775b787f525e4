import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureUse } from '../../platform/media/picture-use.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'

/** The label of a module's field, also of a nested one. */
export function fieldLabel(type: string, field: string): string {
  const form = moduleFieldOf(type, field)
  return form ? t(form.label) : field
}

/** A field's value as plain text. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) return value.map(fieldText).filter(Boolean).join('\n')
  if (typeof value !== 'object') return String(value)
  if ('type' in value && value.type === 'doc') return plainTextOf(value as RichText)
  const picture = pictureUse(value)
  if (picture?.crop || picture?.focus) return t('Image {id}, cropped', { id: picture.id })
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, member]) => fieldText(member))
    .filter(Boolean)
    .join(' · ')
}
