import type { Particulars } from './particulars.ts'

/** What a served picture may weigh more for the sake of its maker. */
const MAX_BYTES = 1024
/** Before the names in a credit. */
const WHAT_IT_IS = /^\s*(fotos?|photos?|bild(er)?|©|\(c\))\s*(:|von|by)?\s*/i

/**
 * What is kept in a picture that visitors get, as XMP: who made it, the credit line and the copyright (§ 95c UrhG), and nothing
 * else of what its file said. A credit that staff have corrected wins over the file’s.
 * @returns undefined where nobody is named
 */
export function servedXmp(credit: string, { creators, copyright, credit: own }: Particulars): string | undefined {
  const line = credit || own
  const makers = creators.length > 0 && creators.every((name) => line.includes(name)) ? creators : [line]
  const named = makers.map((name) => name.replace(WHAT_IT_IS, '')).filter(Boolean)
  if (named.length === 0 && copyright === '') return undefined
  const whole = packet(named, line, copyright)
  return Buffer.byteLength(whole) <= MAX_BYTES ? whole : packet(named.slice(0, 1), '', '')
}

function packet(creators: string[], line: string, copyright: string): string {
  const says = line ? ` photoshop:Credit="${escaped(line)}"` : ''
  const maker = creators.map((name) => `<rdf:li>${escaped(name)}</rdf:li>`).join('')
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"${says}>`,
    maker && `<dc:creator><rdf:Seq>${maker}</rdf:Seq></dc:creator>`,
    copyright && `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escaped(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
