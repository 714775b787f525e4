import { FAULT_KINDS, type FaultKind } from '../content-lint/content-rules.ts'
import { faultInWords } from '../content-lint/fault-words.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import type { OutsideProblem } from './ask-outside.server.ts'
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.ts'

const OUTSIDE: Record<Exclude<OutsideProblem, `status ${number}`>, MessageId> = {
  private: 'the address lies in a closed network that visitors do not reach',
  unknown: 'there is no such name',
  refused: 'the connection was refused',
  certificate: 'its certificate is not valid',
  timeout: 'no answer within ten seconds',
  circle: 'it redirects in a circle',
}

/** What is wrong, in a German sentence. */
export function findingInWords({ kind, text, target, detail }: Pick<Finding, 'kind' | 'text' | 'target'> & { detail: string }): string {
  if (isFault(kind)) return faultInWords({ kind, text, target, detail })
  const [label] = FINDING_KINDS[kind]
  if (kind === 'part-unknown' && detail) return `${t(label)}: ${t('is “{name}” meant?', { name: detail })}`
  if (kind !== 'link-outside') return t(label)
  const status = /^status (\d+)$/.exec(detail)?.[1]
  const why = status ? t('it answers with {status}', { status }) : t(OUTSIDE[detail as keyof typeof OUTSIDE])
  return `${t(label)}: ${why}`
}

function isFault(kind: FindingKind): kind is FaultKind {
  return (FAULT_KINDS as readonly string[]).includes(kind)
}
