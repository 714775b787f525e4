import { comparableAddress, compileRedirects, type Redirects, targetOf } from '../../site/index.ts'
import { newPathOf, oldPathOf } from './list-addresses.ts'

/** A line of a list, as it was written. */
export type ListedRedirect = { line: number; from: string; to: string }

/**
 * What a line would do: `leads` on, as a `chain` over further redirects, to something `missing`; or nothing, since it is a
 * `loop`, starts at an address of the house's `own`, stands `twice` in the list, `exists` already, or is `unusable`.
 */
export const VERDICTS = ['leads', 'chain', 'missing', 'loop', 'own', 'twice', 'exists', 'unusable'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A line with what it would do. `end`: where a visitor arrives; `twin`: the line that has the same old address. */
export type JudgedLine = ListedRedirect & { verdict: Verdict; oldPath?: string; newPath?: string; end?: string; twin?: number }

/** A line that can be taken. */
export type TakeableLine = JudgedLine & { verdict: 'leads' | 'chain' | 'missing'; oldPath: string; newPath: string }

export function isTakeable(line: JudgedLine): line is TakeableLine {
  return ['leads', 'chain', 'missing'].includes(line.verdict)
}

type House = {
  /** the redirects that there are */
  redirects: Redirects
  ownHosts: readonly string[]
  /** whether the house answers at an old address itself */
  isOwn: (path: string) => boolean
}

/** What each line of a list would do, all of them together. Whether a target is there has to be asked of the house (`withMissing`). */
export function judgeLines(lines: readonly ListedRedirect[], { redirects, ownHosts, isOwn }: House): JudgedLine[] {
  const existing = new Map([...redirects].map(([from, to]) => [comparableAddress(from), to]))
  const seen = new Map<string, number>()
  const judged = lines.map((line): JudgedLine => {
    const [oldPath, newPath] = [oldPathOf(line.from), newPathOf(line.to, ownHosts)]
    if (oldPath === undefined || newPath === undefined) return { ...line, verdict: 'unusable' }
    const read = { ...line, oldPath, newPath }
    const key = comparableAddress(oldPath)
    const twin = seen.get(key)
    if (twin !== undefined) return { ...read, verdict: 'twice', twin }
    seen.set(key, line.line)
    if (!isUsable(oldPath, newPath)) return { ...read, verdict: 'unusable' }
    if (key === comparableAddress(newPath)) return { ...read, verdict: 'loop' }
    if (isOwn(oldPath)) return { ...read, verdict: 'own' }
    const to = existing.get(key)
    return to === undefined ? { ...read, verdict: 'leads' } : { ...read, verdict: 'exists', end: to }
  })
  const added = judged.filter(isTakeable).map(({ oldPath, newPath }) => [oldPath, newPath] as const)
  const rules = compileRedirects(new Map([...redirects, ...added]))
  return judged.map((line) => (isTakeable(line) ? withEnd(line, targetOf(rules, line.oldPath, '', 'loose')) : line))
}

function withEnd(line: TakeableLine, end: string | undefined): JudgedLine {
  if (end === undefined) return { ...line, verdict: 'loop' }
  return { ...line, end, verdict: comparableAddress(end) === comparableAddress(line.newPath) ? 'leads' : 'chain' }
}

/** A star stands only for everything below a path, and in the new address only where the old one has it. */
function isUsable(oldPath: string, newPath: string): boolean {
  const isWildcard = /^[^*?]+\/\*$/.test(oldPath)
  if (oldPath.includes('*') && !isWildcard) return false
  return !newPath.includes('*') || (isWildcard && /^[^*?]+\/\*$/.test(newPath))
}

/** The lines, of which those whose end on this site is not there are `missing`. @param isThere asks the house; once for each address */
export async function withMissing(lines: JudgedLine[], isThere: (path: string) => Promise<boolean>): Promise<JudgedLine[]> {
  const answers = new Map<string, boolean>()
  const judged: JudgedLine[] = []
  for (const line of lines) {
    const { end } = line
    if (!isTakeable(line) || !end?.startsWith('/') || end.includes('*')) judged.push(line)
    else {
      const path = end.replace(/#.*$/s, '')
      if (!answers.has(path)) answers.set(path, await isThere(path))
      judged.push(answers.get(path) ? line : { ...line, verdict: 'missing' })
    }
  }
  return judged
}
