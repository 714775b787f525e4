import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import type { OutsideProblem } from './ask-outside.server.ts'
import type { FindingKind } from './finding.ts'

const OUTSIDE: Record<Exclude<OutsideProblem, `status ${number}`>, MessageId> = {
  private: 'the address lies in a closed network that visitors do not reach',
  unknown: 'there is no such name',
  refused: 'the connection was refused',
  certificate: 'its certificate is not valid',
  timeout: 'no answer within ten seconds',
  circle: 'it redirects in a circle',
}

/** What more there is to say of a finding, in German. */
export function detailInWords(kind: FindingKind, detail: string): string {
  if (kind !== 'link-outside') return detail
  const status = /^status (\d+)$/.exec(detail)?.[1]
  return status ? t('it answers with {status}', { status }) : t(OUTSIDE[detail as keyof typeof OUTSIDE])
}
