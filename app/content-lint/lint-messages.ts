import { t } from '../platform/i18n/i18n.ts'
import type { LintIssue } from './lint.ts'

/** A lint issue as a sentence for staff. */
export function lintMessage({ kind, text, target, detail }: Omit<LintIssue, 'fragment'>): string {
  switch (kind) {
    case 'picture-undescribed':
      return t('An image has no alt text and is not marked as decorative.')
    case 'heading-jump': {
      const [from = '', to = ''] = detail.split(' ')
      return t('The heading jumps from level {from} to level {to}.', { from, to })
    }
    case 'heading-empty':
      return t('A heading is empty.')
    case 'link-empty':
      return t('The link to {address} has no text.', { address: target })
    case 'link-unclear':
      return t('The link “{text}” does not say where it leads.', { text })
    case 'link-bare':
      return t('The link to {address} has only a URL as its text.', { address: target })
    case 'link-ambiguous':
      return t('Two links have the text “{text}” but lead to different places.', { text })
    case 'table-headless':
      return t('A table has no header cells.')
    case 'player-untitled':
      return t('A video or recording has no title.')
    case 'player-wordless':
      return detail === 'audio' ? t('A recording has no transcript.') : t('A video has no captions.')
    case 'player-undescribed':
      return t('A video has neither an audio-described version nor a text.')
    case 'capitals':
      return t('A text is written entirely in capital letters.')
  }
}
