import { t } from '../platform/i18n/i18n.ts'
import type { LintIssue } from './lint.ts'

/** What is wrong, in a German sentence. */
export function lintMessage({ kind, text, target, detail }: Omit<LintIssue, 'fragment'>): string {
  switch (kind) {
    case 'picture-undescribed':
      return t('A picture has no alternative text and is not marked as decoration.')
    case 'heading-jump': {
      const [from = '', to = ''] = detail.split(' ')
      return t('The heading jumps from level {from} to level {to}.', { from, to })
    }
    case 'heading-empty':
      return t('A heading has no words.')
    case 'link-empty':
      return t('The link to {address} has no words.', { address: target })
    case 'link-unclear':
      return t('The link “{text}” does not say where it leads.', { text })
    case 'link-bare':
      return t('The link to {address} has a bare address for a text.', { address: target })
    case 'link-ambiguous':
      return t('Two links are called “{text}” and lead to different places.', { text })
    case 'table-headless':
      return t('A table has no head cells.')
    case 'player-untitled':
      return t('A film or a recording has no title.')
    case 'player-wordless':
      return detail === 'audio' ? t('A recording has no transcript.') : t('A film has no captions.')
    case 'player-undescribed':
      return t('A film has neither a version with audio description nor a text.')
    case 'capitals':
      return t('A text is written in capital letters only.')
  }
}
