const SAMPLE_RATE = 22_050
const HEADER_BYTES = 44
const SECONDS = 7
/** The gong of the Großes Haus: three strokes, the last the lowest. Start in seconds, pitch in hertz. */
const STROKES = [
  [0, 392],
  [1.1, 330],
  [2.2, 262],
] as const
/** What sounds above a stroke: share of its pitch, loudness, how fast it fades. */
const OVERTONES = [
  [1, 0.5, 1.1],
  [2.01, 0.22, 1.9],
  [2.76, 0.16, 2.6],
  [5.4, 0.06, 5],
] as const

/** The interval gong as a WAV file, made anew each time; nobody had to be recorded. */
export function drawGong(): Uint8Array {
  const samples = SAMPLE_RATE * SECONDS
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + samples * 2))
  writeHeader(bytes, samples * 2)
  for (let index = 0; index < samples; index++) {
    const loudness = Math.max(-1, Math.min(1, loudnessAt(index / SAMPLE_RATE)))
    bytes.setInt16(HEADER_BYTES + index * 2, Math.round(loudness * 0x7fff), true)
  }
  return new Uint8Array(bytes.buffer)
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

function writeHeader(bytes: DataView, dataBytes: number): void {
  const word = (offset: number, text: string) => new Uint8Array(bytes.buffer).set(new TextEncoder().encode(text), offset)
  word(0, 'RIFF')
  bytes.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  word(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, SAMPLE_RATE, true)
  bytes.setUint32(28, SAMPLE_RATE * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  word(36, 'data')
  bytes.setUint32(40, dataBytes, true)
}
