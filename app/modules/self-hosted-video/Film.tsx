import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { Button } from '../../ui/Button.tsx'
import type { NodeFiles } from '../node-files.server.ts'
import styles from './self-hosted-video.module.css'

type Props = Required<Pick<NodeFiles, 'file'>> &
  Pick<NodeFiles, 'captions' | 'described'> & {
    title: string
    poster: string | undefined
    /** language of the captions */
    language: string
  }

/**
 * A film that is loaded only when the visitor plays it. If there is a version with audio description (WCAG 1.2.5), a
 * switch changes to it at the same position.
 */
export function Film({ file, captions, described, title, poster, language }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const [isDescribed, setDescribed] = useState(false)
  function change() {
    const { currentTime = 0, paused = true } = player.current ?? {}
    setDescribed(!isDescribed)
    const goOn = () => {
      if (!player.current) return
      player.current.currentTime = currentTime
      if (!paused) void player.current.play()
    }
    if (currentTime > 0) player.current?.addEventListener('loadedmetadata', goOn, { once: true })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without words needs none; the panel asks for captions */}
      <video
        ref={player}
        className={styles.video}
        src={isDescribed && described ? described.url : file.url}
        poster={poster}
        preload={poster ? 'none' : 'metadata'}
        controls
        playsInline
        aria-label={title}
      >
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={language}
            label={t('Captions: {language}', { language: languageName(language) })}
            default
          />
        )}
      </video>
      {described && (
        <p className={styles.versions}>
          <Button look="plain" aria-pressed={isDescribed} onClick={change} data-screen-only>
            {t('With audio description')}
          </Button>
          <noscript>
            <a href={described.url}>{t('With audio description')}</a>
          </noscript>
        </p>
      )}
    </>
  )
}
