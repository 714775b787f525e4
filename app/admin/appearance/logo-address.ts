import type { Logo } from '../../identity/index.ts'

/** A logo as the source of a picture, in which no script of an SVG runs. */
export function logoAddress({ kind, data }: Logo): string {
  return kind === 'png' ? `data:image/png;base64,${data}` : `data:image/svg+xml,${encodeURIComponent(data)}`
}
