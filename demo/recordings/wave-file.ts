const SAMPLE_RATE = 22_050
const HEADER_BYTES = 44

/** Encodes a mono WAV file. @param loudnessAt amplitude from −1 to 1 at a time in seconds */
export function drawSound(seconds: number, loudnessAt: (seconds: number) => number): Uint8Array {
  const samples = SAMPLE_RATE * seconds
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + samples * 2))
  writeHeader(bytes, samples * 2)
  for (let index = 0; index < samples; index++) {
    const loudness = Math.max(-1, Math.min(1, loudnessAt(index / SAMPLE_RATE)))
    bytes.setInt16(HEADER_BYTES + index * 2, Math.round(loudness * 0x7fff), true)
  }
  return new Uint8Array(bytes.buffer)
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
