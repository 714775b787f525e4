import type { ContentNode } from '../content/index.ts'
import { markedPlaces } from '../platform/format/marked-places.ts'
import { t } from '../platform/i18n/i18n.ts'
import { issueText } from '../platform/i18n/issue-text.ts'
import { definitionOf } from './definitions.ts'

/** A broken rule, at one of the module's fields. */
export type RuleViolation = { field: string; message: string }

/**
 * What prevents a module from being published; checked by the server at publication and by the editor beforehand
 * (EDIT-27).
 */
export function ruleViolations({ type, version, data }: ContentNode): RuleViolation[] {
  const definition = definitionOf(type)
  if (!definition) return [{ field: 'type', message: t('This value is not allowed.') }]
  const schema = version === 0 && definition.olderSchema ? definition.olderSchema : definition.schema
  const result = schema.safeParse(data, { error: issueText })
  const issues = result.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []
  return [...issues, ...unwritten(data)]
}

/** A starter's marked places are for the house to fill in or to confirm; visitors never read one. */
function unwritten(data: ContentNode['data']): RuleViolation[] {
  return Object.entries(data).flatMap(([field, value]) =>
    markedPlaces(value).map(({ owed, what }) => ({
      field,
      message: owed === 'words' ? t('Still to be filled in: {what}', { what }) : t('Is this true of you? {what}', { what }),
    })),
  )
}
