const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\])?\s*>/i
/** Only texts without marks and other entities: an address, as drawing programs name their namespaces. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<>%]{0,200})"|'([^'&<>%]{0,200})')\s*>/gi
const REFERENCE = /&([\w.-]+);/g

/** An SVG without a document type, and the addresses that Illustrator names there in their places. Other entities stay unread. */
export function withoutDoctype(source: string): string {
  const [, declared = ''] = DOCTYPE.exec(source) ?? []
  const entities = new Map([...declared.matchAll(ENTITY)].map(([, name, double, single]) => [name, double ?? single ?? '']))
  return source.replace(DOCTYPE, '').replace(REFERENCE, (reference, name) => entities.get(name) ?? reference)
}
