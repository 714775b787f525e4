import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

const KINDS: Record<string, Label> = { image: 'Image', video: 'Video|film', audio: 'Recording', text: 'Captions', application: 'Document' }

/** The kind and format of a file as text: `Aufnahme · WAV`. @param type media type, such as `audio/wav` */
export function fileKindText(type: string): string {
  const [kind = '', format = ''] = type.split('/')
  const label = KINDS[kind]
  if (!label) return type
  const name = format.replace(/^x-|\+xml$/g, '').toUpperCase()
  return t(label).includes(name) ? t(label) : `${t(label)} · ${name}`
}
