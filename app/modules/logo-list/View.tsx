import { type ContentNode, Media, Text, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import styles from './logo-list.module.css'

type Logo = { id?: string; name?: string; link?: string; open_new_window?: boolean }

export default function LogoListView({ node }: { node: ContentNode }) {
  const logos = (node.data.logos ?? []) as Logo[]
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${blocks.stack}`}>
      <Text field="headline" as="h3" />
      {logos.length === 0 && <Unfinished>{t('Logos go here.')}</Unfinished>}
      <ul className={styles.logos}>
        {logos.map((logo, index) => {
          const sign = <Media field={`logos.${index}.image`} sizes="12rem" className={styles.sign} alt={logo.name ?? ''} />
          return (
            <li key={logo.id ?? index} className={styles.logo}>
              {logo.link ? (
                <SmartLink to={logo.link} newWindow={Boolean(logo.open_new_window)}>
                  {sign}
                </SmartLink>
              ) : (
                sign
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
