import { languageAttributes } from '../../platform/i18n/language-attributes.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ZweiklangName } from '../../platform/theme/color-pair.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './ProductionCard.module.css'

/** What a list shows of a production; empty lines are left out. */
export type ProductionCardView = {
  id: number
  url: string
  title: string
  titleLanguage?: string | null
  lines: string[]
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

type Props = { production: ProductionCardView; headingLevel?: 'h2' | 'h3'; priority?: boolean }

/** A production as its poster with text below. */
export function ProductionCard({ production, headingLevel: Heading = 'h3', priority }: Props) {
  const { url, title, titleLanguage, lines, zweiklang, picture } = production
  return (
    <li data-zweiklang={zweiklang}>
      <SmartLink to={url} className={styles.card} prefetch="intent">
        {picture && (
          <Picture picture={picture} sizes="(min-width: 64em) 25vw, 50vw" ratio="4 / 5" alt="" {...(priority ? { priority } : {})} />
        )}
        <Heading className={styles.title} {...languageAttributes(titleLanguage)}>
          {title}
        </Heading>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </SmartLink>
    </li>
  )
}
