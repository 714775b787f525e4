import { describe, expect, it } from 'vitest'
import { setCatalogue } from '../../platform/i18n/i18n.ts'
import type { RecordField } from '../../records/record-type.ts'
import { browserTexts } from '../../texts/browser-texts.ts'
import { duplicateValues } from './duplicate-values.ts'

describe('a duplicate', () => {
  it('has all of the original, but is offline and bears neither its address nor its number in the shop', () => {
    setCatalogue(browserTexts('de'), 'de')
    const fields: Record<string, RecordField> = {
      title: { kind: 'text', label: 'Title' },
      slug: { kind: 'slug', label: 'URL slug', from: ['title'] },
      isOnline: { kind: 'boolean', label: 'Online', initially: true },
      idJet: { kind: 'text', label: 'Ticket shop ID', isOwn: true },
      teaser: { kind: 'textarea', label: 'Teaser' },
    }
    const values = { title: 'Salz', slug: 'salz', isOnline: true, idJet: 'FM-1', teaser: 'Ein Abend' }
    expect(duplicateValues({ fields }, values)).toEqual({
      title: 'Salz (Kopie)',
      slug: '',
      isOnline: false,
      idJet: '',
      teaser: 'Ein Abend',
    })
  })
})
