/** Shortcodes of page builders: WPBakery, Divi, Avada, Enfold and Cornerstone, which many sites are built with. */
const PREFIX = '(?:vc|et_pb|fusion|av|cs)_'
const SHORTCODE = new RegExp(`(?:<p>\\s*)?\\[(/?)(${PREFIX}\\w+)((?:\\s[^\\]\\n]*)?)\\](?:\\s*<br ?/?>|\\s*</p>)?`, 'gi')
/** Quotes as people type them, and as WordPress sets them in what it takes for words. */
const ATTRIBUTE = /([\w-]+)=(?:"|'|&#8220;|&#8221;|&#8222;|&#8243;|[“”„″])(.*?)(?:"|'|&#8220;|&#8221;|&#8243;|[“”″])/g
/** Parts that only lay out what is in them, or whose attributes say all that they show. */
const ENCLOSING =
  /(?:row|column|section|container|inner|text|textblock|code_block|toggle|tab|accordion|tour|tta|heading|title|image|imageframe|btn|button|blurb|cta|content_box|separator|space|divider|hr|one_full|one_half|one_third|two_third|one_fourth|three_fourth|layout)/i

/**
 * What stands in the parts of a page builder, without the parts. Pictures, headings and buttons are made of their
 * attributes. A part that is filled as the page is shown stays as it is: a shortcode that only WordPress knows.
 * @param figureOf a picture of the site by its id there, as HTML
 */
export function withoutBuilder(markup: string, figureOf: (id: string) => string): string {
  return markup.replace(SHORTCODE, (whole, closing: string, name: string, attributes: string) => {
    const isLayout = ENCLOSING.test(name.replace(new RegExp(`^${PREFIX}`, 'i'), ''))
    if (!isLayout) return closing ? '' : whole
    return closing
      ? '\n'
      : htmlOf(name, new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])), figureOf)
  })
}

function htmlOf(name: string, said: ReadonlyMap<string, string>, figureOf: (id: string) => string): string {
  const picture = said.get('image') ?? said.get('src') ?? ''
  const words = said.get('button_text') ?? said.get('label') ?? said.get('heading') ?? said.get('title') ?? said.get('text') ?? ''
  const link = linkOf(said.get('button_url') ?? said.get('link') ?? '')
  const shown = [
    /^\d+$/.test(picture)
      ? figureOf(picture)
      : /^(?:https?:|\/)/.test(picture)
        ? `<figure><img src="${picture}" alt="${said.get('alt') ?? ''}"></figure>`
        : '',
    words && link ? `<p><a href="${link}">${words}</a></p>` : '',
    words && !link ? headingOf(name, words) : '',
  ]
  return `\n${shown.join('')}`
}

/** Parts below a heading of the page have one a level lower. */
function headingOf(name: string, words: string): string {
  if (/heading|title|section|cta/.test(name)) return `<h2>${words}</h2>`
  return /blurb|toggle|tab/.test(name) ? `<h3>${words}</h3>` : ''
}

/** WPBakery packs a link as `url:https%3A%2F%2F…|title:…`, Enfold as `manually,https://…`. */
function linkOf(packed: string): string {
  const [, coded] = /(?:^|\|)url:([^|]+)/.exec(packed) ?? []
  const address = coded ? decoded(coded) : packed.replace(/^manually,/, '')
  return /^(?:https?:|mailto:|tel:|\/)/.test(address) ? address : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
