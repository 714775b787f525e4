/** The images among dropped or pasted files. */
export function imageFilesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/**
 * The images of a clipboard that holds nothing else. Spreadsheets and word processors add a picture of what was copied to
 * their words, and browsers an `img` element to a copied picture.
 */
export function copiedImages(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? ''
  const hasWords = html.replace(/<(style|script|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>|&nbsp;/gi, '').trim() !== ''
  return hasWords || /<table\b/i.test(html) ? [] : imageFilesIn(data)
}
