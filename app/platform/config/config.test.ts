import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema, readConfig } from './config.ts'

describe('the configuration', () => {
  it('names the wrong variable in one sentence', () => {
    expect(() => readConfig({ PORT: 'achtzig' })).toThrow(/^PORT is not valid: "achtzig" was refused/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/^DATABASE_URL is not valid/)
  })
  it('never repeats a secret', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'kurz' })).toThrow(expect.objectContaining({ message: expect.not.stringContaining('kurz') }))
  })
  it('refuses a moved clock in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', FOYER_NOW: '+P1D' })).toThrow(/FOYER_NOW/)
  })
  it('counts empty values as absent and derives the public address from the port', () => {
    expect(readConfig({ PORT: '8080', DATABASE_URL: '' })).toMatchObject({
      PORT: 8080,
      DATABASE_URL: undefined,
      publicUrl: 'http://localhost:8080',
    })
  })
  it('is described in the guide for operators, every variable of it', () => {
    const guide = readFileSync('docs/operators.md', 'utf8')
    for (const name of Object.keys(environmentSchema.shape)) expect(guide).toContain(`\`${name}\``)
  })
})
