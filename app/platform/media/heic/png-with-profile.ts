import { crc32, deflateSync } from 'node:zlib'

/** Where the first chunk, the head of the picture, ends. */
const HEAD_END = 33
/** A name, which nobody reads, and how the profile is packed. */
const NAME = Buffer.from('icc\0\0', 'latin1')

/** A PNG whose colours are those of an ICC profile, so that whoever reads it knows what its numbers mean. */
export function pngWithProfile(png: Buffer, profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCP', 'latin1'), NAME, deflateSync(profile)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, HEAD_END), length, content, sum, png.subarray(HEAD_END)])
}
