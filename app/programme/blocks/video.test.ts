import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { videoOf } from './video.ts'

const read = (videoUrl: string) => videoOf({ title: 'Salz', videoUrl }, null)
const OWN = `/media/${'0a'.repeat(12)}/vorhang.webm`

describe('the film of a production', () => {
  it('is played by ourselves when it lies in the media library', requirement('BLOCK-07'), () => {
    expect(read(OWN)).toEqual({ title: 'Film zu „Salz“', still: null, file: OWN })
  })
  it('stands in the frame of its host when that is one we know', requirement('BLOCK-07'), () => {
    expect(read('https://youtu.be/marienbruec')).toMatchObject({ embed: { host: 'youtube', service: 'youtube' } })
  })
  it.each(['', 'https://evil.example/film.mp4', '/media/../geheim.webm', '/de/film.webm', `${OWN}?x=1`, 'javascript:alert(1)'])(
    'is not there for %j',
    (address) => {
      expect(read(address)).toBeNull()
    },
  )
})
