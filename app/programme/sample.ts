import type { PieceOfProgramme } from './schema.ts'

/** A recording of one work of an evening, to be listened to before one comes. */
export type Sample = { work: string; composer: string; file: string; words?: string }

/** A recording in the media library. */
const OWN_RECORDING = /^\/media\/[0-9a-f]{24}\/[\w.%~-]+\.(mp3|m4a|ogg|opus|wav)$/

/** The recording of a work; null when it has none, or names what is no recording of the house. */
export function sampleOf({ work, composer, audio, words }: PieceOfProgramme): Sample | null {
  return audio && OWN_RECORDING.test(audio) ? { work, composer, file: audio, ...(words ? { words } : {}) } : null
}

/** What a list lets people hear of an evening: the first of its works that has a recording. */
export function firstSampleOf(programme: PieceOfProgramme[]): Sample | null {
  return programme.map(sampleOf).find((sample) => sample !== null) ?? null
}
