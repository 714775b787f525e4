import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styles from './EmbedFrame.module.css'
import type { Embed } from './embed.ts'
import { TwoClicks } from './TwoClicks.tsx'

type Props = { embed: Embed; title: string; action: string; poster?: ReactNode }

/** What the frame may do: play and open windows, never lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms'

/** From this height on, the room before the click is more than its words fill. */
const TALL_PX = 400

/** A film, a recording, a brochure or a post of an allowed host, in the frame that we have built for it. */
export function EmbedFrame({ embed, title, action, poster }: Props) {
  const { shape } = embed
  const box = 'ratio' in shape ? { aspectRatio: shape.ratio } : { minHeight: `${shape.height}px` }
  const isTall = !poster && ('ratio' in shape || shape.height >= TALL_PX)
  return (
    <TwoClicks name={embed.name} page={embed.page} title={title} action={action} category="media" box={box} isTall={isTall} poster={poster}>
      {(isAsked) => <Frame src={embed.frame} title={title} box={box} isAsked={isAsked} isBounded={isTall} />}
    </TwoClicks>
  )
}

type FrameProps = {
  src: string
  title: string
  box: CSSProperties
  isAsked: boolean
  /** no taller than what stood there before, so that nothing moves */
  isBounded: boolean
}

function Frame({ src, title, box, isAsked, isBounded }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The button is gone once it is pressed; the keyboard goes on in the frame.
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])
  return (
    <iframe
      ref={frame}
      className={isBounded ? `${styles.frame} ${styles.bounded}` : styles.frame}
      style={box}
      src={src}
      title={title}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      loading={isAsked ? 'eager' : 'lazy'}
    />
  )
}
