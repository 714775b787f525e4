/** The encodings in which answers are kept, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const

/** Those of the answers' encodings that a browser takes (RFC 9110, 12.5.3): what it gives the weight 0 it refuses. */
export function acceptedEncodings(header: string | undefined): ('br' | 'gzip')[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name) weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  return ENCODINGS.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
