import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTarEntry, readTarIndex, TAR_END, TarError, tarHeader, tarPadding } from './tar.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-tar-'))
const path = join(folder, 'archive.tar')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AT = new Date('2026-11-21T12:00:00Z')
const packed = (files: Record<string, string>) =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, text]) => {
      const bytes = Buffer.from(text)
      return [tarHeader(name, bytes.length, AT), bytes, tarPadding(bytes.length)]
    }),
    TAR_END,
  ])
const indexOf = (bytes: Buffer, most = 10) => {
  writeFileSync(path, bytes)
  return readTarIndex(path, most)
}
/** The header with another type, and a checksum that fits. */
const withType = (type: string) => {
  const header = tarHeader('ziel', 0, AT)
  const difference = type.charCodeAt(0) - (header[156] ?? 0)
  header.write(type, 156)
  header.write((Number.parseInt(header.toString('latin1', 148, 154), 8) + difference).toString(8).padStart(6, '0'), 148)
  return header
}

describe('a tar archive', () => {
  it('is read back as it was written, empty files and files of whole blocks too', async () => {
    const files = { 'leer.txt': '', 'ordner/voll.txt': 'x'.repeat(1024), 'ordner/umlaut.txt': 'Übermorgen' }
    const index = await indexOf(packed(files))
    for (const [name, text] of Object.entries(files)) {
      const entry = index.get(name)
      if (!entry) throw new Error(`${name} is missing`)
      expect(Buffer.concat(await Array.fromAsync(openTarEntry(path, entry))).toString()).toBe(text)
    }
    expect([...index.keys()]).toEqual(Object.keys(files))
  })

  it('is unpacked by the system’s tar, and one that tar packs is read', async () => {
    await indexOf(packed({ 'ordner/brief.txt': 'Liebe Grüße' }))
    execFileSync('tar', ['-xf', path, '-C', folder])
    expect(readFileSync(join(folder, 'ordner/brief.txt'), 'utf8')).toBe('Liebe Grüße')
    execFileSync('tar', ['-cf', path, '-C', folder, './ordner'])
    expect([...(await readTarIndex(path, 10)).keys()]).toEqual(['ordner/brief.txt'])
  })

  it.each(['../draussen', '/etc/passwd', 'a/../../b', 'a//b', '..', 'a\\..\\b', '.ssh/key'])('is refused for the path %s', async (name) => {
    await expect(indexOf(packed({ [name]: 'x' }))).rejects.toBeInstanceOf(TarError)
  })

  it.each(['1', '2', '3', 'x', 'L'])('is refused for an entry of the type %s, which is neither file nor folder', async (type) => {
    await expect(indexOf(Buffer.concat([withType(type), TAR_END]))).rejects.toThrow('ziel is no file')
  })

  it('is refused when it is cut off, broken, doubled, too long or none', async () => {
    const whole = packed({ eins: 'x'.repeat(600), zwei: 'y' })
    for (const bytes of [512, 700, 1024 + 512, whole.length - 1024]) {
      await expect(indexOf(whole.subarray(0, bytes)), `${bytes} bytes`).rejects.toBeInstanceOf(TarError)
    }
    const broken = Buffer.from(whole)
    broken.write('9', 1)
    await expect(indexOf(broken)).rejects.toBeInstanceOf(TarError)
    const one = packed({ eins: 'x' }).subarray(0, 1024)
    await expect(indexOf(Buffer.concat([one, one, TAR_END]))).rejects.toThrow('twice')
    await expect(indexOf(whole, 1)).rejects.toThrow('too many')
    await expect(indexOf(Buffer.from('kein Archiv'))).rejects.toBeInstanceOf(TarError)
  })

  it('takes no name that its header has no room for', () => {
    expect(() => tarHeader('x'.repeat(101), 0, AT)).toThrow(RangeError)
    expect(() => tarHeader('groß', 8 * 1024 ** 3, AT)).toThrow(RangeError)
  })
})
