import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
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
    const config = readConfig({ PORT: '8080', DATABASE_URL: '' })
    expect(config).toMatchObject({ PORT: 8080, publicUrl: 'http://localhost:8080' })
    expect(config.DATABASE_URL).toBeUndefined()
  })
  it('lets the tag manager come from a host of the house alone', requirement('CONSENT-21'), () => {
    const PUBLIC_URL = 'https://www.haus.example'
    expect(readConfig({ PUBLIC_URL, TAG_MANAGER_URL: 'https://daten.haus.example/' }).TAG_MANAGER_URL).toBe('https://daten.haus.example')
    for (const foreign of ['https://tags.example', 'https://boeseshaus.example']) {
      expect(() => readConfig({ PUBLIC_URL, TAG_MANAGER_URL: foreign })).toThrow(/^TAG_MANAGER_URL must name a host/)
    }
  })
  it('wants all that pretix needs when pretix is the shop', () => {
    const pretix = {
      SHOP_KIND: 'pretix',
      SHOP_URL: 'https://karten.haus.example',
      SHOP_API_URL: 'https://pretix.eu/api/v1/organizers/haus/',
    }
    expect(() => readConfig(pretix)).toThrow(/SHOP_TOKEN/)
    const config = readConfig({ ...pretix, SHOP_TOKEN: 'nur-fuer-diesen-Test' })
    expect(config.SHOP_API_URL).toBe('https://pretix.eu/api/v1/organizers/haus')
  })
  it('wants all that an identity provider needs, over a line on which nobody listens, before passwords are switched off', () => {
    const provider = { OIDC_ISSUER: 'https://anmeldung.haus.example', OIDC_CLIENT_ID: 'foyer', OIDC_CLIENT_SECRET: 'nur-fuer-diesen-Test' }
    expect(() => readConfig({ OIDC_ISSUER: provider.OIDC_ISSUER })).toThrow(/^OIDC_ISSUER needs OIDC_CLIENT_ID/)
    expect(() => readConfig({ ...provider, OIDC_ISSUER: 'http://anmeldung.haus.example' })).toThrow(/^OIDC_ISSUER must begin with https/)
    expect(() => readConfig({ PASSWORD_LOGIN: 'off' })).toThrow(/^PASSWORD_LOGIN=off needs OIDC_ISSUER/)
    expect(() => readConfig({ ...provider, OIDC_ROLES: 'leitung=admin,kasse' })).toThrow(/^OIDC_ROLES is not valid/)
    expect(readConfig({ ...provider, OIDC_ROLES: 'leitung = admin, kasse=Abendkasse Nebenhaus' }).OIDC_ROLES).toBeDefined()
  })
  it('wants all that a bucket for backups needs, and another one than that of the pictures', () => {
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'haus',
      S3_ACCESS_KEY_ID: 'haus',
      S3_SECRET_ACCESS_KEY: 'nur-fuer-diesen-Test',
    }
    const backup = { BACKUP_ENDPOINT: 'https://s3.example', BACKUP_ACCESS_KEY_ID: 'haus', BACKUP_SECRET_ACCESS_KEY: 'nur-fuer-diesen-Test' }
    expect(() => readConfig({ BACKUP_BUCKET: 'nachts' })).toThrow(/^BACKUP_BUCKET needs BACKUP_ENDPOINT/)
    expect(() => readConfig({ ...store, ...backup, BACKUP_BUCKET: 'haus' })).toThrow(/^BACKUP_BUCKET must not be S3_BUCKET/)
    expect(readConfig({ ...store, ...backup, BACKUP_BUCKET: 'nachts' }).BACKUP_KEEP_DAYS).toBe(30)
  })
  it('is described in the guide for operators, every variable of it', () => {
    const guide = readFileSync('docs/operators.md', 'utf8')
    for (const name of Object.keys(environmentSchema.shape)) expect(guide).toContain(`\`${name}\``)
  })
})
