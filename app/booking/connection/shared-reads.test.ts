import { expect, it } from 'vitest'
import { sharedReads } from './shared-reads.ts'

function readsAt() {
  const time = { now: 0 }
  const reads: ReturnType<typeof Promise.withResolvers<string>>[] = []
  const { read, forget, forgetAll } = sharedReads(
    () => time.now,
    () => {
      reads.push(Promise.withResolvers<string>())
      return reads.at(-1)?.promise ?? Promise.resolve('')
    },
  )
  return { time, reads, read, forget, forgetAll }
}

it('shares one answer among those who ask while it is read and shortly after, and reads again when it is too old for somebody', async () => {
  const { time, reads, read } = readsAt()
  const [first, second] = [read('a', 10), read('a', 10)]
  time.now = 100
  const late = read('a', 10)
  reads[0]?.resolve('eins')
  expect(await Promise.all([first, second, late])).toEqual(['eins', 'eins', 'eins'])
  time.now = 109
  expect(await read('a', 10)).toBe('eins')
  void read('a', 9)
  void read('b', 10)
  expect(reads).toHaveLength(3)
})

it('reads anew what it was told to forget, even while it is being read', async () => {
  const { reads, read, forget } = readsAt()
  const before = read('a', 10)
  forget('a')
  const after = read('a', 10)
  reads[0]?.resolve('alt')
  reads[1]?.resolve('neu')
  expect(await Promise.all([before, after, read('a', 10)])).toEqual(['alt', 'neu', 'neu'])
})

it('forgets a single key, or all that a condition is true of', async () => {
  const { reads, read, forget, forgetAll } = readsAt()
  void read('a', 10)
  void read('b', 10)
  forget('a')
  void read('a', 10)
  void read('b', 10)
  expect(reads).toHaveLength(3)
  forgetAll((key) => key !== 'b')
  for (const key of ['a', 'b']) void read(key, 10)
  expect(reads).toHaveLength(4)
})

it('keeps no failure', async () => {
  const { reads, read } = readsAt()
  const failing = read('a', 10)
  reads[0]?.reject(new Error('aus'))
  await expect(failing).rejects.toThrow('aus')
  void read('a', 10)
  expect(reads).toHaveLength(2)
})
