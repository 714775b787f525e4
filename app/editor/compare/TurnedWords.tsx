import type { ContentNode } from '../../content/index.ts'
import { moduleLines } from '../../modules/text-lines.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import { type TextPart, textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import { moduleName } from './Differences.tsx'

type Props = { older: ContentNode; newer: ContentNode; shorten?: (parts: TextPart[]) => TextPart[] }

/** Whether a module has become one of another type, whose fields cannot be compared with those it had. */
export function isTurned(older: ContentNode | undefined, newer: ContentNode | undefined): boolean {
  return older !== undefined && newer !== undefined && older.type !== newer.type
}

/** What a module was before it became one of another type, and the words that differ. @param shorten what is shown of them */
export function TurnedWords({ older, newer, shorten }: Props) {
  const [was, is] = [older, newer].map(({ type, data }) => moduleLines(type, data).join(' '))
  const parts = textDifference(was ?? '', is ?? '')
  return (
    <>
      {t('turned from: {type}', { type: moduleName(older.type) })}
      {was !== is && (
        <>
          {'. '}
          <MarkedText parts={shorten ? shorten(parts) : parts} />
        </>
      )}
    </>
  )
}
