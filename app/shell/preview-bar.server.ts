import type { SharedPreview } from '../content/index.server.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { escapeHtml } from '../platform/format/escape-html.ts'
import { t } from '../platform/i18n/i18n.ts'

/** An element of a name that React renders nowhere: while it hydrates the body it leaves such ones as they are. */
const BAR = 'preview-bar'

/** Styles as attributes, because the policy allows no style elements and visitors' style sheet bears nothing of it. */
const STYLE = [
  'position:sticky;top:0;z-index:60;display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;justify-content:center',
  'padding:.5rem 1rem;background:#fff3d9;color:#3d2a00;font:500 .875rem/1.4 var(--font);text-align:center',
  'border-bottom:1px solid #e59500',
].join(';')
const END_STYLE = 'color:#7a4d00;font-weight:700'

/**
 * Keeps the header below the bar, and takes the bar away as soon as another page is shown in its place: that one is live.
 */
const SCRIPT = `(() => {
  const bar = document.querySelector('${BAR}'), path = location.pathname
  const show = () => {
    bar.style.display = location.pathname === path ? 'flex' : 'none'
    document.documentElement.style.setProperty('--staff-bar', bar.offsetHeight + 'px')
  }
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name]
    history[name] = function () { change.apply(this, arguments); show() }
  }
  addEventListener('popstate', show)
  addEventListener('resize', show)
  show()
})()`

/**
 * Adds the bar that tells people without an account that they see a draft, and until when. Only pages opened by a preview link
 * have it: it is no part of what other visitors load.
 * @param marker the `nonce` by which the server recognises its own inline scripts
 */
export function withPreviewBar(html: string, preview: SharedPreview | null, marker: string): string {
  if (!preview) return html
  const until = t('Preview until {moment}', { moment: createDateFormat().dateTime(preview.endsAt) })
  const bar =
    `<${BAR} role="region" aria-label="${escapeHtml(t('Preview|of a draft'))}" data-preview-bar style="${STYLE}">` +
    `<strong style="${END_STYLE}">${escapeHtml(until)}</strong><span>${escapeHtml(t('Not published yet. Please do not pass it on.'))}</span></${BAR}>` +
    `<script nonce="${marker}">${SCRIPT}</script>`
  return html.replace('</head>', '<meta name="robots" content="noindex, nofollow"/></head>').replace(/<body[^>]*>/, (body) => body + bar)
}
