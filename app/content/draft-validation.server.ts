import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import type { ModuleIssue, ModuleRegistry } from './module-registry.server.ts'

const MAX_CLASSES_LENGTH = 200
const rootData = z.object({ extraClass: z.string().max(MAX_CLASSES_LENGTH), image: recordId.nullable() })

/** Refuses modules that could not be drawn. @throws Problem 422 `unknown_module` or `misshapen` with the fields concerned */
export function assertValidFields(modules: ModuleRegistry, nodes: ContentNode[]): void {
  const issues = nodes.flatMap((node) => modules.invalidFields(node))
  if (issues.length === 0) return
  const code = issues.some((issue) => issue.field === 'type') ? 'unknown_module' : 'misshapen'
  throw new Problem(422, code, t('This change cannot be applied to this page.'), { errors: errorsOf(issues) })
}

/** Refuses classes and picture of a container that are none. @throws Problem 422 `misshapen` */
export function assertValidRootData(document: ContainerDocument): void {
  const result = rootData.safeParse(document)
  if (!result.success) throw new Problem(422, 'misshapen', t('This change cannot be applied to this page.'))
}

/** Refuses what breaks a module's rules. @throws Problem 422 `rules_broken` with the modules and fields concerned */
export function assertRulesKept(issues: ModuleIssue[]): void {
  if (issues.length > 0) throw new Problem(422, 'rules_broken', t('Some modules are incomplete.'), { errors: errorsOf(issues) })
}

/** Messages by field, the field named after its node: `{ 'node-1.content': ['…'] }`. */
function errorsOf(issues: ModuleIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { nodeId, field, message } of issues) {
    const key = `${nodeId}.${field}`
    errors[key] = [...(errors[key] ?? []), message]
  }
  return errors
}
