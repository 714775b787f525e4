import { drawSound } from './wave-file.ts'

const SECONDS = 7
/** The gong of the Großes Haus: three strokes, the last the lowest. Start in seconds, pitch in hertz. */
const STROKES = [
  [0, 392],
  [1.1, 330],
  [2.2, 262],
] as const
/** Overtones of a stroke: ratio to its pitch, loudness, rate of decay. */
const OVERTONES = [
  [1, 0.5, 1.1],
  [2.01, 0.22, 1.9],
  [2.76, 0.16, 2.6],
  [5.4, 0.06, 5],
] as const

/** The interval gong as a WAV file, synthesised on each call. */
export function drawGong(): Uint8Array {
  return drawSound(SECONDS, loudnessAt)
}

function loudnessAt(seconds: number): number {
  let sum = 0
  for (const [start, pitch] of STROKES) {
    const since = seconds - start
    if (since < 0) continue
    for (const [share, loudness, fade] of OVERTONES) {
      sum += loudness * Math.min(1, since * 200) * Math.exp(-fade * since) * Math.sin(2 * Math.PI * pitch * share * since)
    }
  }
  return sum * 0.7
}
