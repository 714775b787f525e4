import { lazy, Suspense, useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { LayoutData, NavigationEntry, Tonight } from '../../site/index.ts'
import { useHistoryStep } from '../../ui/history-step.ts'
import { useOverlay } from '../../ui/overlay-stack.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { useScrollLock } from '../../ui/scroll-lock.ts'
import { AccountArea, ShopLink } from './AccountArea.tsx'
import { Languages } from './Languages.tsx'
import styles from './Menu.module.css'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { secondaryEntries } from './secondary-entries.ts'

/** Loaded by houses alone that have chosen their header. */
const OwnMenuLine = lazy(() => import('./OwnHeader.tsx').then(({ OwnMenuLine }) => ({ default: OwnMenuLine })))

type Props = { id: string; open: boolean; close: () => void; frame: LayoutData }

/**
 * The full-screen menu: primary entries large, secondary small below, the picture of tonight's performance beside them
 * (B §2).
 */
export default function Menu({ id, open, close, frame }: Props) {
  const panel = useRef<HTMLElement>(null)
  useOverlay(open, close)
  useHistoryStep(open, close)
  useScrollLock(open)
  useEffect(() => {
    if (!open) return
    // Alerts make room while the menu is open (AMB-34).
    document.documentElement.dataset.menu = 'open'
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    const uncover = makeRestInert(panel.current)
    return () => {
      uncover()
      delete document.documentElement.dataset.menu
      if (before instanceof HTMLElement && panel.current?.contains(document.activeElement)) before.focus({ preventScroll: true })
    }
  }, [open])

  return (
    <nav
      id={id}
      ref={panel}
      className={styles.panel}
      data-open={open || undefined}
      data-tonight={frame.tonight ? '' : undefined}
      inert={!open}
      aria-label={t('Menu')}
    >
      <div className={styles.words}>
        <ul className={styles.primary}>
          {frame.menu.map((entry) => (
            <PrimaryEntry key={entry.url} entry={entry} />
          ))}
        </ul>
        <div className={styles.foot}>
          <ul className={styles.secondary}>
            {secondaryEntries(frame).map((entry) => (
              <li key={entry.url}>
                <SmartLink to={entry.url}>{entry.menu_name}</SmartLink>
              </li>
            ))}
          </ul>
          <div className={styles.service}>
            {frame.header ? (
              <Suspense>
                <OwnMenuLine frame={frame} />
              </Suspense>
            ) : (
              <>
                {frame.openingHours && (
                  <p className={styles.hours} data-today>
                    {t('Box office')}: {frame.openingHours.text}
                  </p>
                )}
                <ShopLink />
                <AccountArea />
                <Languages locales={frame.locales} />
                <SchemeSwitch />
              </>
            )}
          </div>
        </div>
      </div>
      {frame.tonight && <TonightPicture tonight={frame.tonight} />}
    </nav>
  )
}

/**
 * Makes what lies under the menu inert. The header, which closes the menu, the staff's bar above it and live regions
 * stay active.
 * @returns undoes it
 */
function makeRestInert(panel: Element | null): () => void {
  const covered = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      !element.contains(panel) &&
      !element.matches('[data-editor], [data-phase], .visually-hidden'),
  )
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

function PrimaryEntry({ entry }: { entry: NavigationEntry }) {
  return (
    <li>
      {entry.is_clickable ? (
        <SmartLink to={entry.url} className={styles.large}>
          {entry.menu_name}
        </SmartLink>
      ) : (
        <span className={styles.large}>{entry.menu_name}</span>
      )}
      {entry.children.length > 0 && (
        <ul className={styles.children}>
          {entry.children.map((child) => (
            <li key={child.url}>
              <SmartLink to={child.url}>{child.menu_name}</SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function TonightPicture({ tonight }: { tonight: Tonight }) {
  return (
    <SmartLink to={tonight.url} className={styles.tonight} data-today data-zweiklang={tonight.zweiklang}>
      {tonight.picture && (
        <Picture picture={tonight.picture} sizes="(min-width: 64em) 26vw, 1px" alt="" priority className={styles.picture} />
      )}
      <span className={styles.facts}>
        {tonight.when} <br />
        <strong>{tonight.title}</strong>
      </span>
    </SmartLink>
  )
}
