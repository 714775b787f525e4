import { describe, expect, it } from 'vitest'
import { logoCss } from './logo-css.ts'

const of = (width: number, height: number) => logoCss({ address: '/assets/house/logo-a.svg', width, height })

describe('a logo in the header', () => {
  it('is as high as the bar allows where it is about as wide as high', () => {
    expect(of(100, 100)).toContain('header img[src="/assets/house/logo-a.svg"]{width:2.75rem;height:2.75rem;')
    expect(of(100, 100)).toContain('max-width:none')
  })

  it('takes more room when it is very wide, and gives way to the menu', () => {
    expect(of(1060, 100)).toContain('width:20rem;height:2.75rem;min-width:min(7rem,30vw);max-width:100%;--logo-width:36rem')
    expect(of(400, 100)).toContain('width:11rem;height:2.75rem;min-width:min(7rem,30vw);max-width:100%;--logo-width:15rem')
  })

  it('is nearly as high as its row when it is tall, also once the header has become low', () => {
    expect(of(100, 260)).toContain('width:1.44rem;height:3.75rem;')
    expect(of(100, 260)).toContain('--logo-height:4.5rem')
    expect(of(100, 260)).toContain('header[data-condensed] img[src="/assets/house/logo-a.svg"]{height:3rem}')
  })
})
