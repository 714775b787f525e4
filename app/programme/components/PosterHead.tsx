import type { ReactNode } from 'react'
import { languageAttributes } from '../../platform/i18n/language-attributes.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ZweiklangName } from '../../platform/theme/color-pair.ts'
import buttons from '../../ui/Button.module.css'
import { Credit } from '../../ui/Credit.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { OwnPart, OwnText } from '../../ui/OwnText.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './PosterHead.module.css'

export type Fact = { text: string; url?: string }

type Props = {
  zweiklang: ZweiklangName
  picture: PictureSource | null
  facts: Fact[]
  title: string
  titleLanguage?: string | null
  subline?: string
  /** the fields of the object that hold title, subline and picture */
  fields?: { title: string; subline: string; picture: string }
  /** special features, the most important first: the status, then the marks */
  marks?: { text: string; strong?: boolean }[]
  /** beside the picture on a wide screen: the booking panel */
  aside?: ReactNode
  /** the link to the dates */
  action?: { label: string; url: string } | undefined
}

const OWN = { title: 'title', subline: 'subline', picture: 'wideImageId' }

/** The head of a production or performance: the full-width ground of its poster with the title as text. */
export function PosterHead({ zweiklang, picture, facts, title, titleLanguage, subline, fields = OWN, marks = [], aside, action }: Props) {
  return (
    <div className={aside ? styles.split : undefined} data-zweiklang={zweiklang}>
      <header className={styles.head}>
        <OwnPart field={fields.picture}>
          {picture && <Picture picture={picture} sizes="100vw" priority alt="" className={styles.picture} />}
        </OwnPart>
        <Credit picture={picture} isOver />
        <div className={styles.text}>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ text, url }) => (
                <li key={text}>{url ? <SmartLink to={url}>{text}</SmartLink> : text}</li>
              ))}
            </ul>
          )}
          <OwnText field={fields.title} as="h1" className={styles.title} {...languageAttributes(titleLanguage)}>
            {title}
          </OwnText>
          <OwnText field={fields.subline} as="p" className={styles.subline}>
            {subline}
          </OwnText>
          {marks.length > 0 && (
            <p className={styles.marks}>
              {marks.map(({ text, strong }) => (
                <Mark key={text} {...(strong && { strong })}>
                  {text}
                </Mark>
              ))}
            </p>
          )}
          {action && (
            <SmartLink to={action.url} className={`${buttons.button} ${styles.action}`}>
              {action.label}
            </SmartLink>
          )}
        </div>
      </header>
      {aside}
    </div>
  )
}
