const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as it stands between the tags or in an attribute of XML and HTML. */
export function escapeHtml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
