import type { FaceShape } from './face.ts'

/** Newsreader as `measureFace` measures it; a test holds the two together. */
export const NEWSREADER_SHAPE: FaceShape = {
  weight: { from: 400, to: 700 },
  stretch: null,
  isSerif: true,
  ascent: 0.735,
  descent: 0.265,
  lineGap: 0,
  letters: [{ stretch: 100, text: 0.4458, headline: 0.4766 }],
}
