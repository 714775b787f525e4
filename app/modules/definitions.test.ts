import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { requirement } from '../../tests/support/requirement.ts'
import { issueText } from '../platform/i18n/issue-text.ts'
import { zweiklaenge } from '../platform/theme/color-pair.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import type { ModuleField } from './definition.ts'
import { definitionOf, moduleDefinitions, moduleFieldOf } from './definitions.ts'
import { invalidFields } from './draft-validation.ts'
import { isNegative } from './field-schemas.ts'
import { layoutNames } from './layouts.ts'
import { loadedModuleView } from './loaded-views.tsx'
import { moduleLoaders } from './loaders.server.ts'
import { offeredTypes, typesInToolbar } from './toolbars.ts'

const german = browserTexts('de')
/** Choices whose label is the same in every language. */
const languageless = new Set<string>([...layoutNames, ...Object.values(zweiklaenge).map(({ label }) => label)])

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  return (schema as unknown as { shape: Record<string, z.ZodType> }).shape
}
function itemShapeOf(list: z.ZodType | undefined): Record<string, z.ZodType> {
  return shapeOf((list as unknown as { element: z.ZodType }).element)
}
function labelsOf(fields: Record<string, ModuleField>): string[] {
  return Object.values(fields).flatMap((form) => {
    const inner = form.kind === 'items' ? [form.itemLabel, ...labelsOf(form.fields)] : []
    const options = form.kind === 'select' ? form.options.map(({ label }) => label) : []
    return [form.label, ...options, ...inner]
  })
}

describe.each(moduleDefinitions.map((definition) => [definition.type, definition] as const))('the module %s', (_type, definition) => {
  it('asks for every field of its rule and for no other', () => {
    expect(Object.keys(definition.fields).sort()).toEqual(Object.keys(shapeOf(definition.schema)).sort())
    for (const [name, form] of Object.entries(definition.fields)) {
      if (form.kind !== 'items') continue
      const rule = Object.keys(itemShapeOf(shapeOf(definition.schema)[name])).filter((field) => field !== 'id')
      expect(Object.keys(form.fields).sort()).toEqual(rule.sort())
    }
  })
  it('has German names for itself, its fields and their choices', () => {
    const unnamed = [definition.label, ...labelsOf(definition.fields)].filter((label) => !(label in german) && !languageless.has(label))
    expect(unnamed).toEqual([])
  })
  it('begins in a shape that a draft may hold, and lacks nothing but what somebody has to fill in', () => {
    const data = definition.defaults()
    expect(invalidFields(definition, data)).toEqual([])
    const issues = definition.schema.safeParse(data, { error: issueText }).error?.issues ?? []
    expect([...new Set(issues.map(({ message }) => message))].filter((message) => message !== 'Dieses Feld wird benötigt!')).toEqual([])
  })
  it('has a view, a sign and a few words for lists', () => {
    expect(loadedModuleView(definition.type)).toBeDefined()
    expect(definition.icon).toMatch(/^[mM]/)
    expect(typeof definition.summary(definition.defaults())).toBe('string')
  })
})

describe('the modules together', () => {
  it('are called like their folders, and each folder has a definition and a view', () => {
    const folders = (paths: Record<string, unknown>) =>
      Object.keys(paths)
        .map((path) => path.split('/')[1])
        .sort()
    const types = moduleDefinitions.map(({ type }) => type)
    expect(types).toEqual(folders(import.meta.glob('./*/module.ts')))
    expect(types).toEqual(folders(import.meta.glob('./*/View.tsx')))
    expect(Object.keys(moduleLoaders).filter((type) => !definitionOf(type))).toEqual([])
  })
  it('are all offered by a toolbar, no two in one place', () => {
    expect(moduleDefinitions.filter(({ toolbars }) => Object.keys(toolbars).length === 0).map(({ type }) => type)).toEqual([])
    const places = moduleDefinitions.flatMap(({ toolbars }) => Object.entries(toolbars).map(([toolbar, at]) => `${toolbar} ${at}`))
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })
  it('find the form of a field of an item', () => {
    expect(moduleFieldOf('image-list', 'children.2.text')).toMatchObject({ kind: 'text', label: 'Line below' })
    expect(moduleFieldOf('image-list', 'nichts.2.text')).toBeUndefined()
  })
})

describe('the toolbars', () => {
  it('one offers exactly the fourteen modules of texts', requirement('MOD-02'), () => {
    expect(offeredTypes('article').map((type) => type.replaceAll('-', ''))).toEqual(
      'headline text link image faq video audio viewer quote fullteaser teaserlist imagelist videolist socialmedia'.split(' '),
    )
  })
  it('another lists what the house itself has to show', requirement('MOD-03'), () => {
    expect(typesInToolbar('house')).toEqual([
      'self-hosted-video',
      'self-hosted-audio',
      'viewer',
      'venue-list',
      'html',
      'form',
      'hero-media',
      'section',
      'logo-list',
      'blog-teaser-list',
      'two-columns',
      'event-list',
      'highlight-teaser',
      'anchor-list',
    ])
  })
  it('vary with the content: a page may hold every module, a text those of texts', requirement('MOD-01'), () => {
    expect(offeredTypes('page').sort()).toEqual(moduleDefinitions.map(({ type }) => type).sort())
    expect(offeredTypes('legal')).not.toContain('hero-media')
  })
})

describe('the check for negative numbers', () => {
  it('takes numbers and numeric texts', requirement('MOD-07'), () => {
    expect([-1, '-1', ' -0.5 ', 0, 1, '3', '', 'minus eins', null, undefined].map(isNegative)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false, false, false, false],
    ])
  })
})
