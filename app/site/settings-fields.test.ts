import { expect, it } from 'vitest'
import { designSettingsSchema, siteSettingsSchema } from './schema.ts'
import { formOfSettings, settingsFields, settingsOfForm } from './settings-fields.ts'

const site = siteSettingsSchema.parse({})
const design = designSettingsSchema.parse({})

it('asks for every setting there is, and for nothing else', () => {
  expect(Object.keys(settingsFields).sort()).toEqual(Object.keys(formOfSettings(site, design)).sort())
})

it('says the same settings after a form that nobody changed', () => {
  const own = designSettingsSchema.parse({ errors: { 404: '<p>Nichts</p>' }, cookies: { tagManagerId: 'GTM-1' }, eventStyle: '3' })
  const said = settingsOfForm(formOfSettings(site, own))
  expect(designSettingsSchema.parse(said.design)).toEqual(own)
  expect(siteSettingsSchema.parse(said.site)).toMatchObject(site)
})
