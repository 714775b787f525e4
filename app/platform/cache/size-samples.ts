import { approximateSize } from './approximate-size.ts'

/** So many results of a read are measured at first. */
const MEASURED_FIRST = 8
/** Of so many further results one is measured. */
const MEASURED_EVERY = 32
/** How many measurements the average is taken over, roughly. */
const REMEMBERED = 8

type Sample = { results: number; measured: number; average: number }

/**
 * The sizes of reads' results in bytes, of which most are estimated: walking through the rows of a page that is read anew took
 * a quarter of its processor time. The first eight results of a read are measured, then one of 32; the others count as
 * their average. A single size may be wrong by as much as results of one read differ; the sum of many is not.
 */
export class SizeSamples {
  readonly #samples = new Map<string, Sample>()

  /** @param read name of the read, one of those in the program: they are never forgotten */
  sizeOf(read: string, result: unknown): number {
    const sample = this.#samples.get(read) ?? { results: 0, measured: 0, average: 0 }
    this.#samples.set(read, sample)
    const isMeasured = sample.results < MEASURED_FIRST || sample.results % MEASURED_EVERY === 0
    sample.results++
    if (!isMeasured) return sample.average
    const size = approximateSize(result)
    sample.measured++
    sample.average += (size - sample.average) / Math.min(sample.measured, REMEMBERED)
    return size
  }
}
