import type { ContentNode } from '../../content/index.ts'
import { OLDER_VIEWER_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { EmbedView } from '../embed/EmbedView.tsx'

export default function ViewerView({ node }: { node: ContentNode }) {
  return <EmbedView node={node} hosts={OLDER_VIEWER_HOSTS} action={t('Flick through')} />
}
