import type { Page } from '@playwright/test'

/** Creates a PNG of this size with random colours: the media library returns the existing entry for bytes that it knows. */
export function createUniquePicture(page: Page, width: number, height: number): Promise<number[]> {
  return page.evaluate(
    async ([width, height]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      const colours = crypto.getRandomValues(new Uint8Array(6))
      for (const part of [0, 1]) {
        brush.fillStyle = `rgb(${colours.slice(part * 3, part * 3 + 3).join(' ')})`
        brush.fillRect((part * width) / 2, 0, width, height)
      }
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    },
    [width, height] as const,
  )
}
