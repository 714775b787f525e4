import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import buttons from '../../ui/Button.module.css'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './link.module.css'

const LOOKS: Record<string, string | undefined> = {
  Button: `${buttons.button} ${buttons.primary}`,
  Link: styles.plain,
  Slider: styles.slider,
}

/** The older form has its label in `content` (AMB-24). */
export default function LinkView({ node }: { node: ContentNode }) {
  const { link, link_text: label, content, extra_class: look, open_new_window: newWindow } = node.data
  return (
    <p {...useRoot(node)} className={styles.link}>
      <SmartLink to={String(link ?? '')} newWindow={Boolean(newWindow)} className={LOOKS[String(look ?? 'Button')]}>
        <Text field={!label && content ? 'content' : 'link_text'} as="span" />
      </SmartLink>
    </p>
  )
}
