import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { firstSampleOf, sampleOf } from './sample.ts'

const file = `/media/${'0'.repeat(24)}/glaeser.wav`

describe('what can be heard of an evening before it', () => {
  it('is a recording of the media library, with the work and who wrote it', requirement('EVLIST-66'), () => {
    expect(sampleOf({ composer: 'Ottokar Wies', work: 'Vorspiel', audio: file })).toEqual({
      composer: 'Ottokar Wies',
      work: 'Vorspiel',
      file,
    })
  })

  it('WCAG 1.2.1 comes with its words where the house has written them down', () => {
    expect(sampleOf({ composer: 'Ottokar Wies', work: 'Vorspiel', audio: file, words: 'Gläser klingen.' })?.words).toBe('Gläser klingen.')
    expect(sampleOf({ composer: 'Ottokar Wies', work: 'Vorspiel', audio: file, words: '' })).not.toHaveProperty('words')
  })

  it.each([undefined, '', 'https://elsewhere.example/a.mp3', '/media/1/a.mp3', `/media/${'0'.repeat(24)}/plakat.jpg`])(
    'is nothing where the work names %s',
    requirement('EVLIST-66'),
    (audio) => {
      expect(sampleOf({ composer: 'Ottokar Wies', work: 'Vorspiel', audio })).toBeNull()
    },
  )

  it('begins with the first work that has a recording', requirement('EVLIST-66'), () => {
    const silent = { composer: 'Jorid Aas', work: 'Scherben' }
    const audible = { composer: 'Hanna Veldkamp', work: 'Fensterstück', audio: file }
    expect(firstSampleOf([silent, audible, { ...audible, work: 'Zugabe' }])?.work).toBe('Fensterstück')
    expect(firstSampleOf([silent])).toBeNull()
  })
})
