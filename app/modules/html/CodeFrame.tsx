import { useEffect, useRef, useState } from 'react'
import { ConsentGate, type ConsentService } from '../../consent/index.ts'
import { useIsEditing } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Unfinished } from '../Unfinished.tsx'
import styles from './html.module.css'

type Props = {
  src: string
  /** external hosts that the code loads from; without any it runs without consent */
  hosts: string[]
  title: string
  /** the service that a visitor consents to */
  service: ConsentService
}

const FIRST_HEIGHT_PX = 240
const MAX_HEIGHT_PX = 4000

/** Custom or third-party code in a frame with an opaque origin, which cannot reach this site. */
export function CodeFrame({ src, hosts, title, service }: Props) {
  const isEditing = useIsEditing()
  if (isEditing) return <Unfinished>{t('This code runs in its own frame on the saved page.')}</Unfinished>
  if (hosts.length === 0) return <Frame src={src} title={title} />
  return (
    <ConsentGate service={service} host={hosts.join(', ')} title={t('Show content')}>
      <Frame src={src} title={title} />
    </ConsentGate>
  )
}

/** A frame as high as its content: the frame's document posts its height. */
function Frame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  useEffect(() => {
    function listen({ source, data }: MessageEvent) {
      const postedHeight = Number((data as { foyerFrameHeight?: unknown } | null)?.foyerFrameHeight)
      if (source === frame.current?.contentWindow && postedHeight > 0) setHeight(Math.min(postedHeight, MAX_HEIGHT_PX))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ height }}
      src={src}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    />
  )
}
