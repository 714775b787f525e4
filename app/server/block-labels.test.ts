import { expect, it } from 'vitest'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { RecordType } from '../records/record-type.ts'
import { settingsFields } from '../site/index.server.ts'
import type { DetailBlock } from '../site/index.ts'
import { allRecordTypes } from './record-types.ts'

/** What a block shows: a field of the production, or the records of a type. A part has no name elsewhere. */
const SHOWN: Record<Exclude<DetailBlock, 'Children'>, { field: string } | { type: string }> = {
  ImportantInfo: { field: 'importantInfo' },
  OpeningHours: { type: 'opening-hours' },
  Description: { field: 'description' },
  ImageSlider: { field: 'images' },
  Programs: { field: 'programme' },
  Video: { field: 'videoUrl' },
  Contributors: { field: 'contributors' },
  Series: { field: 'series' },
  Events: { type: 'event' },
  Blog: { type: 'article' },
  Sponsors: { field: 'sponsors' },
  Promoter: { field: 'promoter' },
}

function typeNamed(name: string): RecordType | undefined {
  return allRecordTypes.find((type) => type.name === name)
}

function labelOfShown(shown: { field: string } | { type: string }): Label | undefined {
  return 'type' in shown ? typeNamed(shown.type)?.plural : typeNamed('production')?.fields[shown.field]?.label
}

it.each(['eventBlocks', 'productionBlocks'])(
  'the options of %s are labelled like the field or the records that each block shows',
  (name) => {
    const setting = settingsFields[name]
    const options = setting?.kind === 'order' ? setting.options : []
    const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]))
    const expected = Object.entries(SHOWN).map(([block, shown]) => [block, labelOfShown(shown)])
    expect(labels).toEqual({ ...Object.fromEntries(expected), Children: 'Parts' })
  },
)
