/** Where an operator may lay a page for a status (A §2.5). */
export function errorFileUrl(status: number): string {
  return `/html/${status}.html`
}

/**
 * Reads style and body of an operator's error file.
 * @returns false when there is none or it cannot be read, which is logged (A §8)
 */
export async function readErrorFile(url: string, signal: AbortSignal): Promise<{ style: string; body: string } | false> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(`${url} ${response.status}`)
    return partsOf(await response.text())
  } catch (failure) {
    if (!signal.aborted) console.warn('error file', failure)
    return false
  }
}

/** The style and the body of an HTML document, without its scripts. */
export function partsOf(html: string): { style: string; body: string } {
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css).join('\n')
  const body = /<body[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1] ?? html
  return { style, body: body.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').trim() }
}
