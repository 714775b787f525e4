import { describe, expect, it } from 'vitest'
import { htmlOfMarkup } from './wordpress-markup.ts'

const pictures = new Map([['7', { address: 'https://haus.example/a.jpg', alt: 'Das Haus "am" Fluss', credit: 'Foto: Jo Held' }]])

describe('a text of an export file of WordPress', () => {
  it('shows the pictures of a gallery that it has, with whom to credit', () => {
    expect(htmlOfMarkup('[gallery columns="2" ids="7, 8"]', pictures)).toBe(
      '<figure><img src="https://haus.example/a.jpg" alt="Das Haus &#34;am&#34; Fluss"><figcaption>Foto: Jo Held</figcaption></figure>',
    )
  })
  it('has the caption below its picture', () => {
    expect(htmlOfMarkup('[caption id="x" width="3"]<img src="/b.jpg"> Foto: Mara Lind[/caption]', pictures)).toBe(
      '<figure><img src="/b.jpg"><figcaption>Foto: Mara Lind</figcaption></figure>',
    )
  })
  it('links to a film, a sound and what was embedded', () => {
    const link = '<p><a href="https://film.example/1">https://film.example/1</a></p>'
    expect(htmlOfMarkup('[embed]https://film.example/1[/embed]', pictures)).toBe(link)
    expect(htmlOfMarkup('[video src="https://film.example/1"]', pictures)).toBe(link)
  })
  it('tells what only WordPress could show', () => {
    const lost = '<iframe></iframe>'
    expect(htmlOfMarkup('[contact-form-7 id="3"]', pictures)).toBe(lost)
    expect(htmlOfMarkup('[slider id="3"]Text[/slider]', pictures)).toBe(lost)
    expect(htmlOfMarkup('<!-- wp:latest-posts {"postsToShow":3} /-->', pictures)).toBe(lost)
    expect(htmlOfMarkup('<!-- wp:spacer {"height":"40px"} /-->', pictures)).toBe('')
  })
  it('leaves words in brackets as people write them', () => {
    const words = 'Sie sagt: „Ich war [sic] da“ [mit Pause]. [Ende]'
    expect(htmlOfMarkup(words, pictures)).toBe(words)
  })
})
