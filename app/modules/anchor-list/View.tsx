import { useEffect, useState } from 'react'
import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import { FAR_ANCHOR_OFFSET_PX } from '../constants.ts'
import { Unfinished } from '../Unfinished.tsx'
import styles from './anchor-list.module.css'

type Anchor = { id?: string; anchor?: string }

export default function AnchorListView({ node }: { node: ContentNode }) {
  const { sticky, far_offset: isFar, children } = node.data
  const anchors = (children ?? []) as Anchor[]
  const current = useCurrent(anchors.map(({ anchor }) => anchor ?? ''))
  return (
    <nav {...useRoot(node)} className={`${blocks.block} ${styles.anchors} ${sticky ? styles.sticky : ''}`} aria-label={t('On this page')}>
      {anchors.length === 0 && <Unfinished>{t('Links to the anchors on this page go here.')}</Unfinished>}
      <ul>
        {anchors.map(({ id, anchor = '' }, index) => (
          <li key={id ?? index}>
            <a
              href={`#${anchor}`}
              aria-current={anchor !== '' && anchor === current ? 'true' : undefined}
              data-scroll-offset={isFar ? FAR_ANCHOR_OFFSET_PX : undefined}
            >
              <Text field={`children.${index}.link_text`} as="span" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The anchor of the section being read: the last that has passed the middle of the window. */
function useCurrent(anchors: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = anchors.join(' ')
  useEffect(() => {
    const targets = names.split(' ').flatMap((name) => document.getElementById(name) ?? [])
    let frame = 0
    function look() {
      const middle = window.innerHeight / 2
      setCurrent(targets.filter((target) => target.getBoundingClientRect().top < middle).at(-1)?.id)
    }
    function lookSoon() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
    }
  }, [names])
  return current
}
