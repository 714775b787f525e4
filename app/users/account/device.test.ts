import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

describe('the device of a session', () => {
  it('is told from what its browser says', () => {
    expect(deviceOf(CHROME)).toEqual({ browser: 'Chrome', system: 'Windows' })
    expect(deviceOf(`${CHROME} Edg/150.0.0.0`)).toEqual({ browser: 'Edge', system: 'Windows' })
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
    expect(deviceOf(phone)).toEqual({ browser: 'Safari', system: 'iPhone' })
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0')).toEqual({
      browser: 'Firefox',
      system: 'Linux',
    })
    expect(
      deviceOf('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'),
    ).toEqual({
      browser: 'Chrome',
      system: 'Android',
    })
  })
  it('stays unknown where nothing is said', () => {
    expect(deviceOf('node')).toEqual({ browser: '', system: '' })
  })
})
