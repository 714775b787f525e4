import { Hono } from 'hono'
import { type LanguageVariables, languageDetector } from 'hono/language'
import type { createBaseApp } from '../platform/http/base-app.ts'
import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'

/** The one address without a language of its own. */
const ROOT = /^\/(?:\?|$)/

/**
 * Lets the root of a site of several languages lead to the home page in the one that the browser prefers.
 * @returns whether a request of this address is answered here; no cache may answer it, since it is not the same for everybody
 */
export function mountLanguageOfBrowser(app: ReturnType<typeof createBaseApp>, locales: readonly Locale[]): (url: string) => boolean {
  if (locales.length < 2) return () => false
  const detector = languageDetector({
    order: ['header'],
    caches: false,
    supportedLanguages: [...locales],
    fallbackLanguage: DEFAULT_LOCALE,
  })
  const door = new Hono<{ Variables: LanguageVariables }>()
  door.get('/', detector, (context) => {
    context.header('cache-control', 'private, no-cache')
    context.header('vary', 'Accept-Language', { append: true })
    return context.redirect(`/${context.get('language')}${new URL(context.req.url).search}`, 302)
  })
  app.route('/', door)
  return (url) => ROOT.test(url)
}
