import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from './Icon.tsx'
import styles from './Slider.module.css'

/** Default number of visible slides (A §9). */
const SLIDES_PER_VIEW = 1
/** Space between slides (A §9). */
const SLIDE_SPACING_PX = 24
/** Share of a slider that must be visible before its buttons are rendered (A §9). */
const SLIDER_VISIBLE_RATIO = 0.1

type Props = {
  label: string
  children: ReactNode
  as?: 'div' | 'ul'
  perView?: number
  spacing?: number
  /** the buttons lie over the slides instead of below them; for full-width pictures */
  over?: boolean
}

/**
 * A horizontal slider: scrolled by touch, wheel and keys without script, and by two buttons once it has been in view.
 * It never moves by itself.
 */
export function Slider({ label, children, as: Tag = 'div', perView = SLIDES_PER_VIEW, spacing = SLIDE_SPACING_PX, over }: Props) {
  const track = useRef<HTMLDivElement & HTMLUListElement>(null)
  const isSeen = useWasVisible(track)
  function turn(direction: -1 | 1) {
    const element = track.current
    if (element) element.scrollBy({ left: (direction * (element.clientWidth + spacing)) / perView })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading, whose level depends on the page
    <div
      role="region"
      className={styles.slider}
      aria-label={label}
      style={{ '--per-view': perView, '--spacing': `${spacing}px` } as CSSProperties}
    >
      <Tag ref={track} className={styles.track} tabIndex={0}>
        {children}
      </Tag>
      <div className={`${styles.buttons} ${over ? styles.over : ''}`}>
        {isSeen && (
          <>
            <button type="button" aria-label={t('Previous')} onClick={() => turn(-1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={t('Next')} onClick={() => turn(1)}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** Whether a tenth of an element has been in view. */
function useWasVisible(target: { current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { threshold: SLIDER_VISIBLE_RATIO })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isSeen
}
