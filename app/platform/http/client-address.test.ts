import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('the address of a visitor', () => {
  it('is the connection itself where no proxy is trusted, whatever the header says', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('198.51.100.1')
  })
  it('is what the outermost trusted proxy saw', () => {
    expect(clientAddress('10.9.9.9, 203.0.113.9', '10.0.0.1', 1)).toBe('203.0.113.9')
    expect(clientAddress('10.9.9.9, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2)).toBe('203.0.113.9')
  })
  it('is as far left as the header goes when it is shorter than promised', () => {
    expect(clientAddress(undefined, '10.0.0.1', 1)).toBe('10.0.0.1')
  })
})
