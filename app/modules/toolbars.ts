import type { Toolbar } from './definition.ts'
import { moduleDefinitions } from './definitions.ts'

/** Articles and legal pages are texts; all other content may hold every module. */
const CONTENT_OF_TEXTS: readonly string[] = ['article', 'legal']

/** The module types of one toolbar, in the order that the definitions give. */
export function typesInToolbar(toolbar: Toolbar): string[] {
  const placed = moduleDefinitions.flatMap(({ type, toolbars }) => {
    const position = toolbars[toolbar]
    return position === undefined ? [] : [{ type, position }]
  })
  return placed.toSorted((left, right) => left.position - right.position).map(({ type }) => type)
}

/** The module types that the editor offers on content of a type, in the order of its toolbars, each once. */
export function offeredTypes(contentType: string): string[] {
  if (CONTENT_OF_TEXTS.includes(contentType)) return typesInToolbar('texts')
  return [...new Set([...typesInToolbar('texts'), ...typesInToolbar('house'), ...typesInToolbar('others')])]
}
