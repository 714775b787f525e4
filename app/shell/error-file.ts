import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'

/** Address of an operator's error page for a status (A §2.5), in a language besides the first that of its own. */
export function errorFileUrl(status: number, locale: Locale = DEFAULT_LOCALE): string {
  return locale === DEFAULT_LOCALE ? `/html/${status}.html` : `/html/${status}.${locale}.html`
}

/** An operator's error page, parsed; `lang` where it is in another language than the page. */
export type ErrorHtml = { style: string; body: string; bodyAttributes: string; lang?: Locale }

/** Reads an operator's error page for a status in the language of the page, else in the first. @returns false where there is none */
export async function readErrorFileFor(status: number, locale: Locale, signal: AbortSignal): Promise<ErrorHtml | false> {
  const own = await readErrorFile(errorFileUrl(status, locale), signal)
  if (own || locale === DEFAULT_LOCALE) return own
  const first = await readErrorFile(errorFileUrl(status), signal)
  return first && { ...first, lang: DEFAULT_LOCALE }
}

/**
 * Reads style and body of an operator's error file.
 * @returns false when there is none, and when it cannot be read, which is logged (A §8)
 */
export async function readErrorFile(url: string, signal: AbortSignal): Promise<ErrorHtml | false> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'text/html' } })
    if (response.status === 204) return false
    if (!response.ok) throw new Error(`${url} ${response.status}`)
    return partsOf(await response.text())
  } catch (failure) {
    if (!signal.aborted) console.warn('error file', failure)
    return false
  }
}

/** The style and the body of an HTML document or fragment, without its scripts. */
export function partsOf(html: string): ErrorHtml {
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css).join('\n')
  const [, bodyAttributes = '', inside] = /<body([^>]*)>([\s\S]*?)(?:<\/body>|$)/i.exec(html) ?? []
  const body = (inside ?? html).replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '').replace(/<!doctype[^>]*>|<\/?html[^>]*>/gi, '')
  return { style, body: body.trim(), bodyAttributes: bodyAttributes.trim() }
}
