import { describe, expect, it } from 'vitest'
import { insertMention, mentionQuery, suggestColleagues } from './mention-query.ts'

const colleague = (name: string, isMe = false) => ({ id: name, name, isMe, mayPublish: true })

describe('naming a colleague', () => {
  it('begins with an @ that no word stands before', () => {
    expect(mentionQuery('Bitte @Ri', 9)).toEqual({ start: 6, query: 'Ri' })
    expect(mentionQuery('@', 1)).toEqual({ start: 0, query: '' })
    expect(mentionQuery('(@eva', 5)).toEqual({ start: 1, query: 'eva' })
    expect(mentionQuery('presse@haus', 11)).toBeUndefined()
  })
  it('ends with the line, or with a second space', () => {
    expect(mentionQuery('@Rita Red', 9)).toEqual({ start: 0, query: 'Rita Red' })
    expect(mentionQuery('@Rita\nund', 9)).toBeUndefined()
    expect(mentionQuery('@Rita  und', 10)).toBeUndefined()
    expect(mentionQuery('@ und', 5)).toBeUndefined()
  })
  it('finds names by each of their words, whatever their accents, and never oneself', () => {
    const all = [colleague('Rita Redaktion'), colleague('Anaïs Öhler-Roth'), colleague('Ich Selbst', true)]
    expect(suggestColleagues(all, 'r').map(({ name }) => name)).toEqual(['Rita Redaktion', 'Anaïs Öhler-Roth'])
    expect(suggestColleagues(all, 'anais o').map(({ name }) => name)).toEqual(['Anaïs Öhler-Roth'])
    expect(suggestColleagues(all, 'se')).toEqual([])
  })
  it('puts the name in place of what was typed, with one space behind it', () => {
    expect(insertMention('Bitte @Ri', 6, 9, 'Rita Redaktion')).toEqual({ text: 'Bitte @Rita Redaktion ', caret: 22 })
    expect(insertMention('@Ri schau', 0, 3, 'Rita R')).toEqual({ text: '@Rita R schau', caret: 8 })
  })
})
