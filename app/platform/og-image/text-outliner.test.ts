import { describe, expect, it } from 'vitest'
import { TextOutliner } from './text-outliner.ts'

describe('a line as outlines', () => {
  const outliner = new TextOutliner(780, 72)
  /** The outlines of a line from left to right. */
  const shapes = (text: string) => [...outliner.line(text, 100).svg.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape)
  const shapeOf = (character: string) => shapes(character)[0]

  it.each(['Łódź', 'Đorđe', 'Дядя Ваня', 'Οι Πέρσες', 'הדיבוק', 'ألف ليلة وليلة', 'Große Gala 🎭'])('can be drawn of %s', (text) => {
    expect(outliner.canDraw(text)).toBe(true)
  })

  it.each(['雷雨', 'Gala 雷雨', '🎭', ''])('cannot be drawn of “%s”', (text) => expect(outliner.canDraw(text)).toBe(false))

  it('stands from right to left where it is read so, its digits and other words from left to right', () => {
    expect(shapes('אב')).toEqual([shapeOf('ב'), shapeOf('א')])
    expect(shapes('א 12')).toEqual([shapeOf('1'), shapeOf('2'), shapeOf('א')])
    expect(shapes('Nach א ב')).toEqual([...shapes('Nach'), shapeOf('ב'), shapeOf('א')])
  })

  it('opens a bracket towards the words that it holds', () => {
    expect(shapes('(א)')).toEqual([shapeOf('('), shapeOf('א'), shapeOf(')')])
  })

  it('joins the letters of an Arabic word', () => {
    expect(shapes('ببب')).not.toEqual([...shapes('ب'), ...shapes('ب'), ...shapes('ب')])
  })
})
