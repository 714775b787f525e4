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
  it('tells what only WordPress could show, by its name', () => {
    const lost = (name: string) => `<iframe data-only-there="${name}"></iframe>`
    expect(htmlOfMarkup('[contact-form-7 id="3"]', pictures)).toBe(lost('[contact-form-7]'))
    expect(htmlOfMarkup('[slider id="3"]Text[/slider]', pictures)).toBe(lost('[slider]'))
    expect(htmlOfMarkup('<!-- wp:latest-posts {"postsToShow":3} /-->', pictures)).toBe(lost('latest-posts'))
    expect(htmlOfMarkup('<!-- wp:spacer {"height":"40px"} /-->', pictures)).toBe('')
    expect(htmlOfMarkup('[vc_gmaps link="#E-8_x"]', pictures)).toBe(lost('[vc_gmaps]'))
  })
  it('has what stands in the parts of a page builder, without the parts', () => {
    const built =
      '[vc_row][vc_column width="1/2"][vc_custom_heading text="Jugendclub"][vc_column_text]<p>Dienstag</p>[/vc_column_text][vc_single_image image="7"][vc_btn title="Anmelden" link="url:https%3A%2F%2Fclub.example%2F|title:x"][/vc_column][/vc_row]'
    expect(htmlOfMarkup(built, pictures).replace(/\n/g, '')).toBe(
      '<h2>Jugendclub</h2><p>Dienstag</p><figure><img src="https://haus.example/a.jpg" alt="Das Haus &#34;am&#34; Fluss"><figcaption>Foto: Jo Held</figcaption></figure><p><a href="https://club.example/">Anmelden</a></p>',
    )
    // As WordPress sets the quotes of what it takes for words.
    expect(htmlOfMarkup('<p>[et_pb_button button_text=&#8220;Abo&#8221; button_url=&#8220;/abo/&#8221; /]</p>', pictures).trim()).toBe(
      '<p><a href="/abo/">Abo</a></p>',
    )
  })
  it('leaves words in brackets as people write them', () => {
    const words = 'Sie sagt: „Ich war [sic] da“ [mit Pause]. [Ende]'
    expect(htmlOfMarkup(words, pictures)).toBe(words)
  })
})
