import { partLanguage } from '../platform/i18n/part-language.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'

/**
 * Adds a language field to modules with text of their own, which may be in another language than the page (WCAG 3.1.2);
 * `useRoot` sets it on their root element.
 */
export function withLanguageField(definition: ModuleDefinition): ModuleDefinition {
  if (!hasWords(definition.fields)) return definition
  const { schema, olderSchema, fields } = definition
  return {
    ...definition,
    schema: schema.extend({ language: partLanguage }),
    ...(olderSchema ? { olderSchema: olderSchema.extend({ language: partLanguage }) } : {}),
    fields: { ...fields, language: { kind: 'language', label: 'Text language' } },
  }
}

function hasWords(fields: Record<string, ModuleField>): boolean {
  return Object.values(fields).some((form) => {
    if (form.kind === 'items') return hasWords(form.fields)
    return form.kind === 'richText' || (form.kind === 'text' && !form.means) || (form.kind === 'code' && !form.plays)
  })
}
