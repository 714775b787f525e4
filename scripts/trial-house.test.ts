import { describe, expect, it } from 'vitest'
import { trialHost, trialShopEnvironment, trialSiteEnvironment } from './trial-house.mjs'

const SHOP = { port: 3001, siteUrl: 'http://localhost:3000', dataDir: 'data', token: 'x' }

describe('a house to try out', () => {
  it('listens for this machine alone, and so does its shop', () => {
    expect(trialSiteEnvironment({}, SHOP).HOST).toBe('127.0.0.1')
    expect(trialShopEnvironment({}, SHOP).SHOP_HOST).toBe('127.0.0.1')
    // Empty is not told otherwise: Node would listen everywhere.
    expect(trialHost({ HOST: '' })).toBe('127.0.0.1')
  })

  it('listens where it is told to', () => {
    const environment = { HOST: '0.0.0.0' }
    expect([trialSiteEnvironment(environment, SHOP).HOST, trialShopEnvironment(environment, SHOP).SHOP_HOST]).toEqual([
      '0.0.0.0',
      '0.0.0.0',
    ])
  })

  it('is the demo unless it begins with a starter site, and asks the shop beside it', () => {
    expect(trialSiteEnvironment({}, SHOP)).toMatchObject({ DEMO_HOUSE: 'on', SHOP_URL: 'http://localhost:3001', SHOP_TOKEN: 'x' })
    expect(trialSiteEnvironment({ FOYER_STARTER: 'festival' }, undefined)).toMatchObject({ DEMO_HOUSE: 'off' })
    expect(trialSiteEnvironment({ SHOP_URL: 'https://shop.example' }, undefined).SHOP_URL).toBe('https://shop.example')
  })
})
