import { runIsolated } from '../platform/isolated-worker/isolated-worker.ts'
import { withoutDoctype } from './svg-entities.ts'

/** Rules that match everything within everything take any time. */
const LIMITS = { memoryMb: 128, milliseconds: 5_000 }

/**
 * An SVG whose styles are attributes, so that it keeps its colours when it is cleaned of style sheets: Illustrator writes classes,
 * Inkscape and Affinity styles of each shape.
 * @returns undefined for what is no SVG, or takes too long
 */
export async function flatSvg(source: string): Promise<string | undefined> {
  const plain = withoutDoctype(source)
  if (!/\bstyle\b/i.test(plain)) return plain
  const { workerUrl } = await import('./flat-svg-worker.server.ts')
  return runIsolated<string>(workerUrl, plain, LIMITS).catch(() => undefined)
}
