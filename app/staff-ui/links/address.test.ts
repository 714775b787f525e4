import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { addressFrom, addressKind } from './address.ts'

describe('what is typed as the address of a link', () => {
  it.each([
    ['beispiel.example/haus', 'https://beispiel.example/haus', 'external'],
    ['http://alt.example', 'http://alt.example', 'external'],
    ['post@haus.example', 'mailto:post@haus.example', 'mail'],
    ['+49 (30) 123-45', 'tel:+493012345', 'phone'],
    ['+49 (0)4571 123-45', 'tel:+49457112345', 'phone'],
    ['04571/12345', 'tel:0457112345', 'phone'],
    ['www.märchen.de', 'https://www.märchen.de', 'external'],
    ['haus.example/plan.pdf', 'https://haus.example/plan.pdf', 'external'],
    ['/de/presse', '/de/presse', 'page'],
    ['#karten', '#karten', 'anchor'],
    ['/media/5f2a/heft.pdf', '/media/5f2a/heft.pdf', 'file'],
  ])('%s means %s', requirement('EDIT-09'), (typed, address, kind) => {
    expect(addressFrom(typed)).toBe(address)
    expect(addressKind(address)).toBe(kind)
  })

  it.each([
    'javascript:alert(1)',
    '//fremd.example',
    'Spielplan im Juni',
    'data:text/html,x',
    '2026/27',
    '24.12.2026',
    'spielplan.pdf',
    'https://',
  ])('%s is no address', requirement('EDIT-09'), (typed) => {
    expect(addressFrom(typed)).toBeUndefined()
  })
})
