import { useEffect, useRef, useState } from 'react'
import { type Face, type Logo, type Theme, themeCss } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { link } from '../../platform/routing/link.ts'
import styles from './appearance.module.css'
import { type DraftOfFrame, drawFrame, onceAlive } from './draw-frame.ts'
import { logoAddress } from './logo-address.ts'

const PAGES: [label: Label, address: string][] = [
  ['Home page|preview', link('home')],
  ['What’s on', link('events')],
  ['Productions|records', link('productions')],
  ['Magazine', link('magazine')],
]

/** Pixels of a desk on which the site is seen whole, and of a place in which it is seen as on a phone. */
const WIDE = 1280
const NARROW = 640
const LOGO_HEIGHT = '2.75rem'
/** It is seen as visitors see it, without the bar of staff. */
const WITHOUT_TOOLS = '[data-editor-bar]{display:none!important}:root,body{--staff-bar:0px!important}'

/** What its header would say: the name, by default its own, and in its place the logo, in the dark another where there is one. */
type HouseDraft = { name?: string; logo: Logo | null; darkLogo?: Logo | null }

type Props = { theme: Theme; faces?: readonly Face[]; frame?: DraftOfFrame; house?: HouseDraft }

/** The theatre's own site in a draft of its look: real pages, redrawn while something is chosen. */
export function SitePreview({ theme, faces = [], frame: draft, house }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState(PAGES[0]?.[1] ?? '/')
  const [isPhone, setPhone] = useState(false)
  const [isDark, setDark] = useState(false)
  const [loaded, setLoaded] = useState(0)
  const { place, scale } = useScale()
  const parts = JSON.stringify(draft)
  const footer = JSON.stringify(draft?.footerParts)
  const first = useRef(footer)
  const css = themeCss(theme, faces, true)
  const logo = (isDark && house?.darkLogo) || house?.logo
  const wordmark = house && JSON.stringify([house.name ?? '', logo ? logoAddress(logo) : null])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has just loaded is drawn anew
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (page) draw(page as Window & typeof globalThis, css, isDark)
  }, [css, isDark, loaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has just loaded is drawn anew
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || !wordmark) return
    const [name, picture] = JSON.parse(wordmark) as [string, string | null]
    return onceAlive(page as Window & typeof globalThis, (_router, { houseName, logoLink }) =>
      nameHouse(page.document, { name: name || houseName, logo: picture, address: logoLink || link('home') }),
    )
  }, [loaded, wordmark])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has just loaded is drawn anew
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || !parts) return
    return drawFrame(page as Window & typeof globalThis, JSON.parse(parts) as DraftOfFrame)
  }, [parts, loaded])

  // What is changed at the end of the page is brought into view there, and what is changed above at its beginning.
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || footer === first.current) return
    first.current = footer
    page.scrollTo({ top: page.document.documentElement.scrollHeight })
  }, [footer])

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
      <div ref={place} className={styles.window} data-phone={isPhone || undefined}>
        <iframe
          ref={frame}
          src={address}
          title={t('Preview of the site')}
          style={isPhone ? undefined : { width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      </div>
    </section>
  )
}

/** How much smaller than on a desk the site is drawn, so that it is seen as there; in its own size where there is room for a phone alone. */
function useScale() {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? WIDE
      setScale(width < NARROW ? 1 : Math.min(1, width / WIDE))
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return { place, scale }
}

/** Lays a theme over a page, in the place of the one it came with. Style elements are forbidden there, style sheets of scripts are not. */
function draw(page: Window & typeof globalThis, css: string, isDark: boolean): void {
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(`${css}${WITHOUT_TOOLS}`)
  for (const own of page.document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/house/theme-"]')) own.disabled = true
  page.document.adoptedStyleSheets = [sheet]
  page.document.documentElement.dataset.scheme = isDark ? 'dark' : 'light'
}

/** Shows a name or a logo where a page says whose it is. */
function nameHouse(page: Document, { name, logo, address }: { name: string; logo: string | null; address: string }): void {
  // The switch of languages leads home, too.
  const place = page.querySelector(`header a[href="${CSS.escape(address)}"]:not([hreflang])`)
  if (!place) return
  const picture = logo && Object.assign(page.createElement('img'), { src: logo, alt: name })
  if (picture) Object.assign(picture.style, { width: 'auto', height: LOGO_HEIGHT, maxWidth: '20rem', objectFit: 'contain' })
  place.replaceChildren(picture || name)
}
