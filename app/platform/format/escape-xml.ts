import { escapeHtml } from './escape-html.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVALID_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes a text for XML and removes the characters that XML 1.0 does not allow: one of them makes a feed unreadable as a whole. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(INVALID_IN_XML, ''))
}
