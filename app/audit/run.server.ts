import type { Platform } from '../platform/platform.ts'
import type { AuditTarget } from './audit-target.ts'
import { publishedTargets, readTargets } from './audit-targets.server.ts'
import type { CheckExternalLink } from './external-link-checker.server.ts'
import { checkExternalLinks, deleteUnusedExternalLinks, dueExternalLinks, readBrokenExternalLinks } from './external-links.server.ts'
import { auditTarget, type LinkIndex } from './inspect.server.ts'
import { createInternalLinkChecker, type SelfFetch } from './internal-link-checker.server.ts'
import { deleteFindings, saveFindings, type TargetKey, targetsWithFindings } from './store.server.ts'

/** Time limit for requests to other sites; the remaining addresses wait for the next night. */
const EXTERNAL_MS = 60 * 60_000
const WEB_ADDRESS = /^https?:\/\//i

type Reader = Pick<Platform, 'db' | 'clock' | 'readCache' | 'config'>

/** How links are followed. */
export type AuditOptions = {
  selfFetch: SelfFetch
  /** undefined where the operator switched requests to other sites off */
  checkExternal: CheckExternalLink | undefined
  /** pause between two requests to one host; shorter in tests */
  pauseMs?: number
}

/** Reports progress: targets and addresses done, of all. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

/** Audits everything that is published: links to other sites first, so that broken ones are known, then target by target. */
export async function auditEverything(
  platform: Reader,
  options: AuditOptions,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<void> {
  const isExternal = externalTest(platform, options)
  const addresses = new Set<string>()
  let targets = 0
  for await (const { fragments } of publishedTargets(platform)) {
    targets += 1
    for (const fragment of fragments) if (fragment.kind === 'link' && isExternal(fragment.address)) addresses.add(fragment.address)
  }
  const due = options.checkExternal ? await dueExternalLinks(platform, addresses) : []
  const all = targets + due.length
  let done = 0
  const advance = () => {
    done += 1
    return onProgress(done, all)
  }
  await onProgress(0, all)
  if (options.checkExternal) {
    const deadline = Date.now() + EXTERNAL_MS
    const isOver = () => Date.now() > deadline || (signal?.aborted ?? false)
    await checkExternalLinks(platform, due, {
      check: options.checkExternal,
      onChecked: advance,
      isOver,
      pauseMs: options.pauseMs ?? undefined,
    })
  }
  // Where requests to other sites are switched off, old results are deleted too.
  await deleteUnusedExternalLinks(platform, options.checkExternal ? addresses : new Set())
  await auditPublished(platform, await loadLinkIndex(platform, options), advance, signal)
}

/** Audits some targets again, as after a write; findings of what is no longer published are deleted. */
export async function auditTargets(platform: Reader, options: AuditOptions, targets: readonly TargetKey[]): Promise<void> {
  const links = await loadLinkIndex(platform, options)
  const byKind = Map.groupBy(targets, ({ contentType }) => contentType)
  for (const [kind, named] of byKind) {
    const ids = [...new Set(named.map(({ objectId }) => objectId))]
    const targets = await readTargets(platform, kind, ids)
    for (const target of targets) await auditAndSave(platform, target, links)
    const published = new Set(targets.map(({ objectId }) => objectId))
    const gone = ids.filter((id) => !published.has(id))
    await deleteFindings(platform, kind, gone)
  }
}

async function auditPublished(platform: Reader, links: LinkIndex, advance: () => unknown, signal?: AbortSignal): Promise<void> {
  const seen = new Set<string>()
  for await (const target of publishedTargets(platform)) {
    signal?.throwIfAborted()
    await auditAndSave(platform, target, links)
    seen.add(keyOf(target))
    await advance()
  }
  for (const key of await targetsWithFindings(platform)) {
    if (!seen.has(keyOf(key))) await deleteFindings(platform, key.contentType, [key.objectId])
  }
}

async function auditAndSave(platform: Reader, target: AuditTarget, links: LinkIndex): Promise<void> {
  await saveFindings(platform, target, await auditTarget(platform.db, target, links))
}

async function loadLinkIndex(platform: Reader, { selfFetch }: AuditOptions): Promise<LinkIndex> {
  return {
    internal: createInternalLinkChecker(selfFetch, platform.config.publicUrl),
    brokenExternal: await readBrokenExternalLinks(platform),
  }
}

/** Tests whether an address is on another site. The ticket shop is left out: it has a screen of its own. */
function externalTest({ config }: Pick<Reader, 'config'>, { selfFetch }: AuditOptions): (address: string) => boolean {
  const { isOwn } = createInternalLinkChecker(selfFetch, config.publicUrl)
  const shop = config.SHOP_URL ? new URL(config.SHOP_URL).origin : undefined
  return (address) => WEB_ADDRESS.test(address) && URL.canParse(address) && !isOwn(address) && new URL(address).origin !== shop
}

function keyOf({ contentType, objectId }: TargetKey): string {
  return `${contentType}:${objectId}`
}
