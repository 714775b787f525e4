import { issueOfText } from '../modules/document-texts.server.ts'
import { validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { recordSchema } from '../records/record-schema.ts'
import type { RecordField } from '../records/record-type.ts'
import type { SubjectKind } from './subjects.server.ts'
import type { SubjectText } from './texts-of-subjects.server.ts'

/** A translation as its place takes it: not longer, and of the same kind. @throws Problem 400 */
export function checkedText(kind: SubjectKind, text: SubjectText, given: string): string {
  const value = text.kind === 'rich' ? richText(given) : given
  if (text.node) {
    const issue = issueOfText(text.node, text.unit, given)
    if (issue !== undefined) throw refused(issue)
    return given
  }
  const [name = '', , inner] = text.path
  const field = kind.fields[name]
  const cell = inner === undefined ? field : field?.fields?.[inner]
  if (!cell) return given
  // A line of a list is written as a text of its own.
  const written = cell.kind === 'textList' ? { ...cell, kind: 'text' } : cell
  const result = recordSchema({ fields: { text: written as RecordField } }).safeParse({ text: value })
  if (!result.success) throw refused(result.error.issues[0]?.message ?? t('This value is not allowed.'))
  const { text: checked } = result.data as { text: unknown }
  return typeof checked === 'string' ? checked : JSON.stringify(checked)
}

function richText(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    throw refused(t('This value is not allowed.'))
  }
}

function refused(message: string) {
  return validationFailed([{ path: ['text'], message }])
}
