import { useEffect, useRef, useState } from 'react'
import { type Theme, themeCss } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { link } from '../../platform/routing/link.ts'
import styles from './appearance.module.css'

const PAGES: [label: Label, address: string][] = [
  ['Home page|preview', link('home')],
  ['What’s on', link('events')],
  ['Productions|records', link('productions')],
  ['Magazine', link('magazine')],
]

/** The theatre's own site in a draft of its look: real pages, redrawn while something is chosen. */
export function SitePreview({ theme }: { theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState(PAGES[0]?.[1] ?? '/')
  const [isPhone, setPhone] = useState(false)
  const [isDark, setDark] = useState(false)
  const [loaded, setLoaded] = useState(0)
  const css = themeCss(theme)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has just loaded is drawn anew
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (page) draw(page as Window & typeof globalThis, css, isDark)
  }, [css, isDark, loaded])

  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <div className={styles.previewBar}>
        <label>
          <span className="visually-hidden">{t('Page in the preview')}</span>
          <select value={address} onChange={({ target }) => setAddress(target.value)}>
            {PAGES.map(([label, to]) => (
              <option key={to} value={to}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {t('Phone|preview')}
        </button>
        <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
          {t('Dark|preview')}
        </button>
      </div>
      <iframe
        ref={frame}
        src={address}
        title={t('Preview of the site')}
        data-phone={isPhone || undefined}
        onLoad={() => setLoaded((count) => count + 1)}
      />
    </section>
  )
}

/** Lays a theme over a page, in the place of the one it came with. Style elements are forbidden there, style sheets of scripts are not. */
function draw(page: Window & typeof globalThis, css: string, isDark: boolean): void {
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(css)
  for (const own of page.document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/house/theme-"]')) own.disabled = true
  page.document.adoptedStyleSheets = [sheet]
  page.document.documentElement.dataset.scheme = isDark ? 'dark' : 'light'
}
