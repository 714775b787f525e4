/** Plain words, or Markdown, as HTML: of either, paragraphs and lines are kept. What is HTML already stays. */
export function paragraphsOf(text: string): string {
  if (/<(?:p|br|ul|h\d)[\s/>]/i.test(text)) return text
  const escaped = text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return escaped
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}
