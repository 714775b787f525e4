import type { ContentNode } from '../../content/index.ts'
import { OLDER_AUDIO_HOSTS } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { EmbedView } from '../embed/EmbedView.tsx'

const ACTIONS: Record<string, () => string> = {
  music: () => t('Listen to the music'),
  podcast: () => t('Listen to the podcast'),
  audiobook: () => t('Listen to the reading'),
}

export default function AudioView({ node }: { node: ContentNode }) {
  const action = ACTIONS[String(node.data.media_type)] ?? (() => t('Listen'))
  return <EmbedView node={node} hosts={OLDER_AUDIO_HOSTS} action={action()} />
}
