import { expect, it } from 'vitest'
import { approximateSize } from './approximate-size.ts'
import { SizeSamples } from './size-samples.ts'

const row = (length: number) => ({ text: 'x'.repeat(length) })

it('the first results of a read are measured, further ones count as their average', () => {
  const samples = new SizeSamples()
  const sizes = Array.from({ length: 8 }, () => samples.sizeOf('rows', row(1000)))
  expect(new Set(sizes)).toEqual(new Set([approximateSize(row(1000))]))
  samples.sizeOf('rows', row(1000))
  expect(samples.sizeOf('rows', row(50_000))).toBe(approximateSize(row(1000)))
})

it('each read has sizes of its own', () => {
  const samples = new SizeSamples()
  for (let n = 0; n < 20; n++) samples.sizeOf('rows', row(10))
  expect(samples.sizeOf('lists', row(5000))).toBe(approximateSize(row(5000)))
})

it('the sum over many results is right within a tenth, also when they become larger', () => {
  const samples = new SizeSamples()
  const rows = Array.from({ length: 4000 }, (_, n) => row(n < 2000 ? (n * 37) % 900 : 3000 + ((n * 37) % 900)))
  const sum = (of: (one: object) => number) => rows.reduce((total, one) => total + of(one), 0)
  const ratio = sum((one) => samples.sizeOf('rows', one)) / sum(approximateSize)
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
})
