import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import { MAX_CLASSES_LENGTH } from './document-schema.ts'
import type { ModuleIssue, ModuleRegistry } from './module-registry.server.ts'

const rootData = z.object({ extraClass: z.string().max(MAX_CLASSES_LENGTH), image: recordId.nullable() })

/** Requires known modules with renderable fields. @throws Problem 422 `unknown_module` or `misshapen` with the invalid fields */
export function assertValidFields(modules: ModuleRegistry, nodes: ContentNode[]): void {
  const issues = nodes.flatMap((node) => modules.invalidFields(node))
  if (issues.length === 0) return
  const code = issues.some((issue) => issue.field === 'type') ? 'unknown_module' : 'misshapen'
  throw new Problem(422, code, t('This change cannot be applied to this page.'), { errors: errorsOf(issues) })
}

/** Requires valid classes and picture of a container. @throws Problem 422 `misshapen` */
export function assertValidRootData(document: ContainerDocument): void {
  const result = rootData.safeParse(document)
  if (!result.success) throw new Problem(422, 'misshapen', t('This change cannot be applied to this page.'))
}

/** Requires that no module breaks its publication rules. @throws Problem 422 `rules_broken` with the modules and fields */
export function assertPublishable(issues: ModuleIssue[]): void {
  if (issues.length > 0) throw new Problem(422, 'rules_broken', t('Some modules are incomplete.'), { errors: errorsOf(issues) })
}

/** Messages by node and field: `{ 'node-1.content': ['…'] }`. */
function errorsOf(issues: ModuleIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { nodeId, field, message } of issues) {
    const key = `${nodeId}.${field}`
    errors[key] = [...(errors[key] ?? []), message]
  }
  return errors
}
