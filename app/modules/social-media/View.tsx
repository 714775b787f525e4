import type { ContentNode } from '../../content/index.ts'
import { SOCIAL_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { EmbedView } from '../embed/EmbedView.tsx'

export default function SocialMediaView({ node }: { node: ContentNode }) {
  return <EmbedView node={node} hosts={SOCIAL_HOSTS} action={t('Show post')} narrow />
}
