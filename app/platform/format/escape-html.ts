const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const ESCAPED = new Map([...Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign] as const), ['&#x27;', "'"]])

/** The text that was escaped by `escapeHtml` or by React. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ESCAPED.get(entity) ?? entity)
}

/** Escapes a text for use between tags or in a quoted attribute, in HTML and in XML alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
