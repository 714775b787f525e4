import { drawSound } from './wave-file.ts'

const SECONDS = 16
/** The beginning of the prelude for glasses. Start in seconds, pitch in hertz. */
const TONES = [
  [0, 523.25],
  [1.6, 783.99],
  [3.2, 622.25],
  [5.2, 932.33],
  [6.8, 587.33],
  [8.4, 880],
  [10.4, 523.25],
  [10.6, 783.99],
] as const
/** A finger on the rim: a slow attack, a slight tremolo and a long decay. */
const SWELL_SECONDS = 0.9
const FADE = 0.55
const TREMOR_HERTZ = 5.2
const OVERTONES = [
  [1, 0.3],
  [2.32, 0.05],
  [4.25, 0.015],
] as const

/** A sample of the prelude for glasses as a WAV file, synthesised on each call. */
export function drawGlasses(): Uint8Array {
  return drawSound(SECONDS, loudnessAt)
}

function loudnessAt(seconds: number): number {
  let sum = 0
  for (const [start, pitch] of TONES) {
    const since = seconds - start
    if (since < 0) continue
    const swell = Math.min(1, since / SWELL_SECONDS) * Math.exp(-FADE * Math.max(0, since - SWELL_SECONDS))
    const tremor = 1 + 0.12 * Math.sin(2 * Math.PI * TREMOR_HERTZ * since)
    for (const [share, loudness] of OVERTONES) sum += loudness * swell * tremor * Math.sin(2 * Math.PI * pitch * share * since)
  }
  return sum * Math.min(1, SECONDS - seconds)
}
