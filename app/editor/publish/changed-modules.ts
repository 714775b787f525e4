import {
  type ChangedBy,
  type ChangedNode,
  type ContentNode,
  completeChoice,
  locate,
  ROOT_ID,
  type ScheduledChange,
  type UnpublishedChanges,
} from '../../content/index.ts'
import { rootNode } from '../compare/use-changes-on-page.ts'

/** A module that differs from what visitors see: what was, what is, and by whom. */
export type ChangedModule = ChangedNode & {
  /** unique on the page, where containers share the id of their own fields */
  key: string
  containerId: number
  /** the module as visitors see it; undefined when it is new */
  older: ContentNode | undefined
  /** the module as the draft has it; undefined when it was removed */
  newer: ContentNode | undefined
  authors: ChangedBy[]
  /** whether nobody else has a part in the change */
  isOwn: boolean
  /** when it goes live by itself as it is now (ISO); undefined when that is not planned */
  plannedFor: string | undefined
}

/** The changed modules of a page, in page order, removed ones last in their container. */
export function changedModules(changes: UnpublishedChanges, scheduled: readonly ScheduledChange[]): ChangedModule[] {
  return Object.entries(changes.changes).flatMap(([slug, nodes]) =>
    nodes.map((node): ChangedModule => {
      const authors = changes.people[node.id] ?? []
      return {
        ...node,
        key: keyOf(slug, node.id),
        containerId: changes.ids[slug] ?? 0,
        older: nodeIn(changes.live, slug, node.id),
        newer: nodeIn(changes.draft, slug, node.id),
        authors,
        isOwn: authors.every(({ is_me }) => is_me),
        plannedFor: scheduled.find((plan) => isPlanOf(plan, slug, node.id, authors))?.at ?? undefined,
      }
    }),
  )
}

/** The modules of a choice as the server takes them: ids by container. */
export function idsByContainer(modules: readonly ChangedModule[], chosen: ReadonlySet<string>): Record<string, string[]> {
  const byContainer = Map.groupBy(
    modules.filter(({ key }) => chosen.has(key)),
    ({ containerId }) => containerId,
  )
  return Object.fromEntries([...byContainer].map(([id, nodes]) => [id, nodes.map((node) => node.id)]))
}

/** Completes a choice of these changes, by keys, with what it cannot go live without. */
export function completer(changes: UnpublishedChanges): (keys: ReadonlySet<string>) => Set<string> {
  return (keys) => {
    const complete = Object.keys(changes.changes).flatMap((slug) => {
      const [live, draft] = [changes.live[slug], changes.draft[slug]]
      const wanted = new Set(changes.changes[slug]?.map(({ id }) => id).filter((id) => keys.has(keyOf(slug, id))))
      if (!live || !draft || wanted.size === 0) return []
      return [...completeChoice(live, draft, wanted, new Set(changes.moved[slug]))].map((id) => keyOf(slug, id))
    })
    return new Set(complete)
  }
}

function keyOf(slug: string, id: string): string {
  return `${slug}/${id}`
}

function nodeIn(documents: UnpublishedChanges['live'], slug: string, id: string): ContentNode | undefined {
  const document = documents[slug]
  if (!document) return undefined
  return id === ROOT_ID ? rootNode(0, document) : locate(document, id)?.node
}

/** Whether a plan has a module as it is in the draft: nobody has changed it since. */
function isPlanOf(plan: ScheduledChange, slug: string, id: string, authors: readonly ChangedBy[]): boolean {
  if (plan.failure || !plan.changes[slug]?.some((node) => node.id === id)) return false
  return authors.every(({ at }) => at <= plan.created_at)
}
