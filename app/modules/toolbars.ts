import type { Toolbar } from './definition.ts'
import { moduleDefinitions } from './definitions.ts'

/** Articles and legal pages consist of texts; all other content may contain every module. */
const CONTENT_OF_TEXTS: readonly string[] = ['article', 'legal']

/** The module types of one toolbar, by the positions of their definitions. */
export function typesInToolbar(toolbar: Toolbar): string[] {
  const placed = moduleDefinitions.flatMap(({ type, toolbars }) => {
    const position = toolbars[toolbar]
    return position === undefined ? [] : [{ type, position }]
  })
  return placed.toSorted((a, b) => a.position - b.position).map(({ type }) => type)
}

/** The module types that the editor offers for a type of content, in toolbar order, each once. */
export function offeredTypes(contentType: string): string[] {
  if (CONTENT_OF_TEXTS.includes(contentType)) return typesInToolbar('texts')
  return [...new Set([...typesInToolbar('texts'), ...typesInToolbar('house'), ...typesInToolbar('others')])]
}
