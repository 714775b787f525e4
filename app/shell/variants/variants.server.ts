import { type PageVariants, VARIANTS, type VariantLink, variantsIn } from '../../content/index.ts'
import { escapeHtml } from '../../platform/format/escape-html.ts'
import { DEFAULT_LOCALE, type Locale, t } from '../../platform/i18n/i18n.ts'
import { languageVariants } from '../../platform/routing/language-variants.ts'
import type { LayoutData } from '../../site/index.ts'
import { LANGUAGE_NOTE } from '../untranslated.ts'
import sheet from './variants.css?url'
import { NAVIGATION, WATCH_VARIANTS } from './watch-variants.ts'

/** Main content, and the note above it that a page is partly in the first language: it and the line of variants are one line. */
const ABOVE_MAIN = new RegExp(`(<${LANGUAGE_NOTE}[^>]*>.*?</${LANGUAGE_NOTE}>)?<main`, 's')

type LoaderData = Record<string, unknown>

/**
 * Adds the line by which visitors find a page in Leichte Sprache and in sign language, and back, above its main content; where
 * the page is in Leichte Sprache that is its language. The line is no part of what React renders: a site without variants loads
 * nothing of it, and one that has some keeps it true after navigations by a script of its own (decision 0136).
 * @param marker the `nonce` by which the server recognises its own inline scripts
 */
export function withVariants(html: string, loaderData: LoaderData, marker: string): string {
  if (!hasVariants(loaderData)) return html
  const variants = variantsIn(loaderData)
  const links = (variants?.links ?? []).map(linkOf).join('')
  const line = `<${NAVIGATION} role="navigation" aria-label="${escapeHtml(t('Other versions of this page'))}"${links ? '' : ' hidden=""'}><ul>${links}</ul></${NAVIGATION}>`
  const script = `<script nonce="${marker}">${WATCH_VARIANTS}</script>`
  return html
    .replace(ABOVE_MAIN, (_, note = '') => `${note ? `<page-notes>${note}${line}</page-notes>` : line}<main${attributesOf(variants)}`)
    .replace('</body>', () => `${script}</body>`)
    .replace('</head>', () => `<link rel="stylesheet" href="${sheet}"/></head>`)
}

function hasVariants({ root }: LoaderData): boolean {
  return (root as { frame?: LayoutData } | undefined)?.frame?.hasVariants === true
}

function linkOf({ to, url, label, language }: VariantLink): string {
  return `<li><a href="${escapeHtml(url)}" hreflang="${language}" data-to="${to}">${escapeHtml(label)}</a></li>`
}

/** What is said in a film is announced in German. */
function attributesOf(variants: PageVariants | undefined): string {
  if (!variants?.is) return ''
  return `${variants.is === 'easy-read' ? ` lang="${VARIANTS['easy-read'].language}"` : ''} data-variant="${variants.is}"`
}

/**
 * The page in each language of the site and in each variant, for search engines; nothing where there is but one. A variant is in
 * German alone, whatever the languages of the site.
 * @param path of the page
 * @param languages those in which it is announced; undefined for all
 */
export function alternateLinks(loaderData: LoaderData, path: string, origin: string, languages?: Locale[]): string {
  const variants = variantsIn(loaderData)
  const own = variants?.is ? [{ hreflang: VARIANTS[variants.is].language, path }] : languageVariants(path, languages)
  const others = (variants?.links ?? []).map(({ language, url }) => ({ hreflang: language, path: url }))
  const self = others.length > 0 && own.length === 0 ? [{ hreflang: DEFAULT_LOCALE, path }] : own
  return [...self, ...others]
    .map((one) => `<link rel="alternate" hreflang="${one.hreflang}" href="${escapeHtml(origin + one.path)}"/>`)
    .join('')
}
