import type { PieceOfProgramme } from './schema.ts'

/** A recording of one work of a performance, to listen to beforehand. */
export type Sample = { work: string; composer: string; file: string; words?: string }

/** A recording in the media library. */
const OWN_RECORDING = /^\/media\/[0-9a-f]{24}\/[\w.%~-]+\.(mp3|m4a|ogg|opus|wav)$/

/** The recording of a work; null when it has none, or its address is not in the media library. */
export function sampleOf({ work, composer, audio, words }: PieceOfProgramme): Sample | null {
  return audio && OWN_RECORDING.test(audio) ? { work, composer, file: audio, ...(words ? { words } : {}) } : null
}

/** The recording that a list offers for a performance: that of its first work that has one. */
export function firstSampleOf(programme: PieceOfProgramme[]): Sample | null {
  return programme.map(sampleOf).find((sample) => sample !== null) ?? null
}
