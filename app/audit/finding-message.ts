import { LINT_ISSUE_KINDS, type LintIssueKind } from '../content-lint/lint.ts'
import { lintMessage } from '../content-lint/lint-messages.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { ExternalLinkProblem } from './external-link-checker.server.ts'
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.ts'

const EXTERNAL: Record<Exclude<ExternalLinkProblem, `status ${number}`>, Label> = {
  private: 'The address is on a network visitors cannot reach',
  unknown: 'Host name not found',
  refused: 'Connection refused',
  certificate: 'Invalid certificate',
  timeout: 'No response within 10 seconds',
  circle: 'Redirect loop',
}

/** A finding as a sentence for staff. */
export function findingMessage({ kind, text, target, detail }: Pick<Finding, 'kind' | 'text' | 'target'> & { detail: string }): string {
  if (isLintIssue(kind)) return lintMessage({ kind, text, target, detail })
  const [label] = FINDING_KINDS[kind]
  if (kind === 'part-unknown' && detail) return `${t(label)}: ${t('Did you mean “{name}”?', { name: detail })}`
  if (kind !== 'link-outside') return t(label)
  const status = /^status (\d+)$/.exec(detail)?.[1]
  const why = status ? t('Response {status}', { status }) : t(EXTERNAL[detail as keyof typeof EXTERNAL])
  return `${t(label)}: ${why}`
}

function isLintIssue(kind: FindingKind): kind is LintIssueKind {
  return (LINT_ISSUE_KINDS as readonly string[]).includes(kind)
}
