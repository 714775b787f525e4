import { type ContainerDocument, type ContentNode, nodesOf } from '../../content/index.ts'
import { lint } from '../../content-lint/lint.ts'
import { lintMessage } from '../../content-lint/lint-messages.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { hintsOf, picturesOf, referencesOf } from '../../modules/field-extractors.ts'
import { lintFragmentsOf } from '../../modules/lint-fragments.ts'
import { ruleViolations } from '../../modules/rule-violations.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { pictureKey } from '../../platform/media/picture-use.ts'
import { fieldLabel } from '../tools/field-label.ts'

/** An issue on the page, with the module and field it concerns. */
export type Finding = { containerId: number; nodeId: string; message: string; field?: string }

/**
 * Checks a page before publication: publication rules, headings, links, images, videos, and the hints of its modules.
 * @param today the theatre's date, ISO
 */
export function checkPage(documents: Record<number, ContainerDocument>, pictures: Record<string, PictureSource>, today: string): Finding[] {
  const places = Object.entries(documents).flatMap(([id, document]) =>
    [...nodesOf(document)].map((node) => ({ containerId: Number(id), node })),
  )
  const pieces = places.flatMap(({ containerId, node }) => {
    const definition = definitionOf(node.type)
    return definition ? lintFragmentsOf(definition, node.data).map((piece) => ({ ...piece, containerId, nodeId: node.id })) : []
  })
  const faults = lint(pieces, { isPage: true })
  return places.flatMap(({ containerId, node }) => {
    const nodeIssues = faults.filter(({ fragment: piece }) => piece.containerId === containerId && piece.nodeId === node.id)
    const messages = [...nodeIssues.map(lintMessage), ...nodeMessages(node, pictures, today)]
    const missing = ruleViolations(node).map(
      ({ field, message }): Finding => ({
        containerId,
        nodeId: node.id,
        field,
        message: t('{field}: {message}', { field: fieldLabel(node.type, field), message }),
      }),
    )
    return [...missing, ...[...new Set(messages)].map((message): Finding => ({ containerId, nodeId: node.id, message }))]
  })
}

/** The internal links of a page, by address, with the modules that contain them. */
export function internalLinks(documents: Record<number, ContainerDocument>): Map<string, Omit<Finding, 'message'>[]> {
  const links = new Map<string, Omit<Finding, 'message'>[]>()
  for (const [id, document] of Object.entries(documents)) {
    for (const node of nodesOf(document)) {
      const definition = definitionOf(node.type)
      for (const address of definition ? referencesOf(definition, node.data).links : []) {
        if (!address.startsWith('/')) continue
        links.set(address, [...(links.get(address) ?? []), { containerId: Number(id), nodeId: node.id }])
      }
    }
  }
  return links
}

function nodeMessages(node: ContentNode, pictures: Record<string, PictureSource>, today: string): string[] {
  const definition = definitionOf(node.type)
  if (!definition) return []
  return [
    ...picturesOf(definition, node.data)
      .filter((use) => pictures[pictureKey(use) ?? '']?.isUndescribed)
      .map(() => lintMessage({ kind: 'picture-undescribed', text: '', target: '', detail: '' })),
    ...picturesOf(definition, node.data)
      .filter((use) => !pictures[pictureKey(use) ?? ''])
      .map(() => t('An image is no longer in the media library.')),
    ...hintsOf(definition, node.data, today).map(({ message }) => message),
  ]
}
