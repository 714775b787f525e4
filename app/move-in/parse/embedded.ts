import { newNodeId } from '../../content/index.ts'
import { AUDIO_HOSTS, parseEmbed, SOCIAL_HOSTS, VIDEO_HOSTS, VIEWER_HOSTS } from '../../embeds/index.ts'
import { decoded } from '../../platform/routing/decoded.ts'
import { ONLY_THERE_TITLE } from './wordpress-markup.ts'

/** A module that shows what was embedded. */
export type EmbedModule = { type: string; data: Record<string, unknown> }

/** What was embedded in a text: as modules by the mark that stands in their place, and names of what only stood there. */
export type Embedded = { modules: Map<string, EmbedModule>; unshown: string[] }

/** Stands for a form among what is not shown here, since it has no name that people know. */
export const A_FORM = '<form>'

/** The mark is the address of a picture: pictures keep their place in a text whatever is made of it. */
const MARK = 'https://embedded.invalid/'
/** Posts of networks that a script turns into frames, and where they say their address. */
const POSTS = 'blockquote.instagram-media, blockquote.twitter-tweet, blockquote.tiktok-embed'
const FRAMES = 'iframe, object, embed'
const RECORDINGS = 'audio, video'
/** The site's search and comments, which every site has of its own. */
const FORMS_OF_SITE = '[role="search"], .search-form, .wp-block-search, #commentform, #searchform'
/** What only a form around a whole page holds: its parts, or more paragraphs of words than a form explains itself with. */
const PAGE_PARTS = 'article, main, nav'
const FIELDS = 'input, select, textarea, button'
const WORDS_OF_A_FORM = 5
/** A plugin that shows frames by consent keeps them packed, beside words of its own. */
const CONSENT_BOXES = '.BorlabsCookie, .brlbs-cmpnt-container'

/** Takes what is embedded out of a document. What this house shows as well leaves a mark, a recording a link to its file. */
export function takeEmbedded(document: Document, address: string): Embedded {
  const embedded: Embedded = { modules: new Map(), unshown: [] }
  unpackConsentBoxes(document)
  takeForms(document, embedded)
  for (const recording of document.querySelectorAll(RECORDINGS)) linkToFile(recording, address)
  for (const element of [...document.querySelectorAll(`${FRAMES}, ${POSTS}`), ...bareAddresses(document)]) {
    const title = element.getAttribute('title')?.trim() ?? ''
    const module = moduleOf(codeOf(element), title)
    if (module) {
      const mark = `${MARK}${embedded.modules.size}`
      embedded.modules.set(mark, module)
      const image = document.createElement('img')
      image.setAttribute('src', mark)
      element.replaceWith(image)
    } else if (element.matches(FRAMES)) embedded.unshown.push(nameOf(element, title))
  }
  return embedded
}

function moduleOf(code: string, title: string): EmbedModule | undefined {
  const short = title.slice(0, 200)
  if (parseEmbed(code, VIDEO_HOSTS))
    return {
      type: 'video-list',
      data: { headline: '', items: [{ id: newNodeId(), video_url: code, image: null, title: short, length: '' }] },
    }
  if (parseEmbed(code, AUDIO_HOSTS)) return { type: 'audio', data: { embed: code, title: short } }
  if (parseEmbed(code, VIEWER_HOSTS)) return { type: 'viewer', data: { embed: code, title: short } }
  if (parseEmbed(code, SOCIAL_HOSTS)) return { type: 'social-media', data: { embed: code, title: short } }
  return undefined
}

/** Where an element says what it shows. */
function codeOf(element: Element): string {
  const own = ['src', 'data-src', 'data-lazy-src', 'data-instgrm-permalink', 'cite', 'data'].map((name) => element.getAttribute(name))
  const said = own.find((value) => value && value !== 'about:blank')
  if (said) return said
  return [...element.querySelectorAll('a[href]')].at(-1)?.getAttribute('href') ?? element.textContent?.trim() ?? ''
}

/** An address alone on its line, which WordPress shows as what is there. */
function bareAddresses(document: Document): Element[] {
  return [...document.querySelectorAll('p, .wp-block-embed__wrapper')].filter((element) => {
    const words = element.textContent?.trim() ?? ''
    const link = element.querySelector('a')?.getAttribute('href') ?? words
    return /^https:\/\/\S+$/.test(words) && link === words && element.querySelector('iframe, blockquote, img') === null
  })
}

/** A form is a form of this house, which somebody has to make; its labels alone would be words without a sense. */
function takeForms(document: Document, { unshown }: Embedded): void {
  for (const form of document.querySelectorAll('form')) {
    if (form.matches(FORMS_OF_SITE) || !form.querySelector(FIELDS)) form.remove()
    else if (isAroundPage(form)) form.replaceWith(...form.childNodes)
    else {
      unshown.push(A_FORM)
      form.remove()
    }
  }
}

function isAroundPage(form: Element): boolean {
  const words = [...form.querySelectorAll('p')].filter((paragraph) => !paragraph.querySelector(`${FIELDS}, label`))
  return words.length > WORDS_OF_A_FORM || form.querySelector(PAGE_PARTS) !== null
}

function linkToFile(recording: Element, address: string): void {
  const source = recording.getAttribute('src') ?? recording.querySelector('source')?.getAttribute('src') ?? ''
  const url = URL.parse(source, address)
  if (!url) return
  const { ownerDocument: document } = recording
  const [paragraph, link] = [document.createElement('p'), document.createElement('a')]
  link.setAttribute('href', url.href)
  link.textContent = recording.getAttribute('title') || decoded(url.pathname.split('/').at(-1) ?? '')
  paragraph.append(link)
  recording.replaceWith(paragraph)
}

function unpackConsentBoxes(document: Document): void {
  for (const box of document.querySelectorAll(CONSENT_BOXES)) {
    const packed = box.querySelector('script[type="text/template"]')?.textContent ?? ''
    const [, source = ''] = /<iframe[^>]*\ssrc="([^"]+)"/.exec(Buffer.from(packed.trim(), 'base64').toString()) ?? []
    if (!source) continue
    const frame = document.createElement('iframe')
    frame.setAttribute('src', source.replaceAll('&amp;', '&'))
    box.replaceWith(frame)
  }
}

/** What people know something by that was embedded: as which it was written, or where it came from. */
function nameOf(element: Element, title: string): string {
  if (element.hasAttribute(ONLY_THERE_TITLE)) return element.getAttribute(ONLY_THERE_TITLE) ?? ''
  return URL.parse(codeOf(element).replace(/^\/\//, 'https://'))?.hostname || title
}
