import { calendarEvent, entry, type WordPress } from './word-press.ts'

/** A page of the other site: what it holds as WordPress answers it, and words that must be there after the move. */
export type OldPage = { path: string; title: string; html: string; shows: string[]; hand?: string; picture?: string }

const img = (name: string, more = '') =>
  `<img decoding="async" width="1024" height="683" src="/wp-content/uploads/${name}-1024x683.png" srcset="/wp-content/uploads/${name}-300x200.png 300w, /wp-content/uploads/${name}.png 2000w" alt="${name}"${more}>`
const figure = (name: string, words = '') =>
  `<figure class="wp-block-image size-large">${img(name)}${words ? `<figcaption class="wp-element-caption">${words}</figcaption>` : ''}</figure>`
const columns = (...parts: string[]) =>
  `<div class="wp-block-columns is-layout-flex">${parts.map((part) => `<div class="wp-block-column">${part}</div>`).join('')}</div>`
const gallery = (...names: string[]) =>
  `<figure class="wp-block-gallery has-nested-images columns-3">${names.map((name) => figure(name)).join('')}</figure>`
const oldGallery = (...names: string[]) =>
  `<div id="gallery-1" class="gallery gallery-columns-3">${names
    .map(
      (name) =>
        `<dl class="gallery-item"><dt class="gallery-icon"><a href="/wp-content/uploads/${name}.png"><img width="150" height="150" src="/wp-content/uploads/${name}-150x150.png" alt=""></a></dt></dl>`,
    )
    .join('')}<br style="clear: both"></div>`
const embedded = (src: string, title: string, kind: string) =>
  `<figure class="wp-block-embed is-type-video is-provider-${kind}"><div class="wp-block-embed__wrapper"><iframe title="${title}" width="500" height="281" src="${src}" allowfullscreen></iframe></div></figure>`
const form = '<form class="wpcf7-form"><p><label>Ihr Name <input name="n"></label></p><p><button>Senden</button></p></form>'
const buttons = (words: string, href: string) =>
  `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${href}">${words}</a></div></div>`

/** The pages of a small theatre: Gutenberg, the editor before it, and what four page builders have left. */
export const OLD_PAGES: OldPage[] = [
  page('/haus/', 'Das Haus', ['Ein Speicher von 1897', 'Foto: Jo Held', 'Seit 1974'], {
    html: `<h2 class="wp-block-heading">Ein Speicher von 1897</h2>${columns('<p>Seit 1974 wird hier gespielt.</p>', figure('fassade', 'Die Fassade. Foto: Jo Held'))}<blockquote class="wp-block-quote"><p>Ein Haus wie ein Schiff.</p><cite>Elif Torun</cite></blockquote>`,
  }),
  page('/haus/geschichte/', 'Geschichte', ['1944 ausgebrannt', 'Wiederaufbau'], {
    html: `<h3>Die ersten Jahre</h3><p style="text-align: center;">1944 ausgebrannt, <em>1951</em> <strong>Wiederaufbau</strong>.</p><div id="attachment_7" style="width: 310px" class="wp-caption alignleft">${img('ruine')}<p id="caption-7" class="wp-caption-text">Die Ruine</p></div><ul><li>1951 Eröffnung<ul><li>im Mai</li></ul></li></ul>`,
  }),
  page('/haus/team/', 'Team', ['Mara Lind', 'Dramaturgie'], {
    html: columns(...['Mara Lind', 'Jo Held', 'Elif Torun'].map((name, at) => `${figure(`team-${at}`)}<h4>${name}</h4><p>Dramaturgie</p>`)),
  }),
  page('/haus/raeume/', 'Räume', ['Großer Saal', '240 Plätze'], {
    html: `<figure class="wp-block-table"><table><thead><tr><th>Raum</th><th>Größe</th></tr></thead><tbody><tr><td>Großer Saal</td><td>240 Plätze</td></tr></tbody></table><figcaption>Alle Räume</figcaption></figure>${gallery('saal', 'foyer', 'kantine', 'hof')}`,
  }),
  page('/haus/freunde/', 'Förderkreis', ['Mitglied werden', 'Satzung'], {
    html: `<p>Machen Sie mit.</p>${buttons('Mitglied werden', 'https://verein.example/mitglied')}<div class="wp-block-file"><a href="/wp-content/uploads/satzung.pdf">Satzung</a><a href="/wp-content/uploads/satzung.pdf" class="wp-block-file__button" download>Herunterladen</a></div>`,
  }),
  page('/haus/leitbild/', 'Leitbild', ['Wir fragen nach', 'Offen für alle'], {
    html: `<figure class="wp-block-pullquote"><blockquote><p>Wir fragen nach.</p></blockquote></figure><hr class="wp-block-separator"><div class="wp-block-group has-background" style="background-color:#eee"><p>Offen für alle.</p></div><pre class="wp-block-verse">Zeile eins<br>Zeile zwei</pre><div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>`,
  }),
  page('/besuch/', 'Ihr Besuch', ['Mittwoch bis Samstag'], {
    html: `<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="/wp-content/uploads/vorhang.png" alt=""><div class="wp-block-cover__inner-container"><p>Mittwoch bis Samstag</p></div></div><ul class="wp-block-page-list"><li><a href="/besuch/kasse/">Kasse</a></li></ul>`,
  }),
  page('/besuch/anfahrt/', 'Anfahrt', ['Linie 3'], {
    html: '<p>Linie 3 bis Flussufer.</p><iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450"></iframe>',
    hand: 'www.google.com',
  }),
  page('/besuch/kasse/', 'Kasse', ['0331 12345', 'kasse@fluss.example'], {
    html: '<p>Telefon <a href="tel:+4933112345">0331 12345</a>, <a href="mailto:kasse@fluss.example">kasse@fluss.example</a></p><p><a href="#oben">nach oben</a></p>',
  }),
  page('/besuch/preise/', 'Preise', ['Ermäßigt', '9 €'], {
    html: '<table border="1"><tbody><tr><td><strong>Voll</strong></td><td>18 €</td></tr><tr><td>Ermäßigt</td><td>9 €</td></tr></tbody></table>',
  }),
  page('/besuch/barrierefreiheit/', 'Barrierefreiheit', ['Rampe am Hof', 'wegbeschreibung.mp3'], {
    html: '<p>Rampe am Hof.</p><figure class="wp-block-audio"><audio controls src="/wp-content/uploads/wegbeschreibung.mp3"></audio></figure>',
  }),
  page('/besuch/fragen/', 'Häufige Fragen', ['Gibt es Garderoben?', 'Ja, im Keller.'], {
    html: '<details class="wp-block-details"><summary>Gibt es Garderoben?</summary><p>Ja, im Keller.</p></details><details class="wp-block-details"><summary>Darf ich essen?</summary><p>In der Kantine.</p></details>',
  }),
  page('/kontakt/', 'Kontakt', ['Wir antworten'], { html: `<p>Wir antworten.</p><div class="wpcf7">${form}</div>`, hand: 'ein Formular' }),
  page('/presse/', 'Presse', ['Pressefotos', 'Spielzeitheft'], {
    html: `<h2>Pressefotos</h2>${oldGallery('presse-1', 'presse-2', 'presse-3')}<p><a href="/wp-content/uploads/heft.pdf">Spielzeitheft</a></p>`,
  }),
  page('/mitmachen/', 'Mitmachen', ['Jugendclub', 'Dienstag 17 Uhr'], {
    html: '<p>[vc_row full_width=&#8220;stretch_row&#8220;][vc_column width=&#8220;1/2&#8220;][vc_custom_heading text=&#8220;Jugendclub&#8220;][vc_column_text]</p>\n<p>Dienstag 17 Uhr</p>\n<p>[/vc_column_text][vc_btn title=&#8220;Anmelden&#8220; link=&#8220;url:https%3A%2F%2Fclub.example%2F|title:Anmelden&#8220;][/vc_column][/vc_row]</p>',
  }),
  page('/abo/', 'Abonnement', ['Vier Stücke', 'Jetzt bestellen'], {
    html: '[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="Text"]<p>Vier Stücke, ein Platz.</p>[/et_pb_text][et_pb_image src="/wp-content/uploads/abo.png" alt="Abo"][/et_pb_image][et_pb_button button_text="Jetzt bestellen" button_url="https://shop.example/abo"][/et_pb_button][/et_pb_column][/et_pb_row][/et_pb_section]',
  }),
  page('/gastspiele/', 'Gastspiele', ['Auf Reisen', 'nach Gera'], {
    html: "[av_section color='main_color'][av_heading heading='Auf Reisen' tag='h2'][/av_heading][av_textblock size='']<p>Diesmal nach Gera.</p>[/av_textblock][/av_section]",
  }),
  page('/vermietung/', 'Vermietung', ['Feiern im Saal'], {
    html: '<div data-elementor-type="wp-page" class="elementor"><section class="elementor-section"><div class="elementor-container"><div class="elementor-widget-container"><h2 class="elementor-heading-title">Feiern im Saal</h2></div><div class="elementor-widget-text-editor"><p>Bis 200 Gäste.</p></div><div class="elementor-widget-button"><a class="elementor-button" href="/kontakt/"><span>Anfragen</span></a></div></div></section><style>.elementor{color:red}</style></div>',
  }),
  page('/trailer/', 'Trailer', ['Die Möwe im Film'], {
    html: `<p>Die Möwe im Film</p>${embedded('https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed', 'Die Möwe', 'youtube')}${embedded('https://player.vimeo.com/video/76979871?dnt=1', 'Nachtasyl', 'vimeo')}`,
  }),
  page('/rundgang/', 'Rundgang', ['Einmal durchs Haus'], {
    html: `<p>Einmal durchs Haus</p><div class="BorlabsCookie"><div class="_brlbs-embed"><div class="_brlbs-caption"><p>Mit dem Laden des Videos akzeptieren Sie</p></div></div><div class="borlabs-hide" data-borlabs-cookie-type="content-blocker"><script type="text/template">${btoa('<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"></iframe>')}</script></div></div>`,
  }),
  page('/hoeren/', 'Zum Hören', ['Folge 1'], {
    html: '<h2>Folge 1</h2><iframe style="border-radius:12px" src="https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk" width="100%"></iframe><p>[Ende der Folge]</p>',
  }),
  page('/festival/', 'Festival', ['Sechs Tage', 'Programmheft'], {
    html: '<p>Sechs Tage <img src="https://s.w.org/images/core/emoji/15.0.3/72x72/1f3ad.png" alt="🎭" class="wp-smiley"></p><p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p><p><a href="/wp-content/uploads/programmheft.pdf">Programmheft</a></p>',
  }),
  page('/stellen/', 'Stellen', ['Tontechnik (m/w/d)'], {
    html: '<h4>Tontechnik (m/w/d)</h4><ol start="3"><li>Ausbildung</li><li>Erfahrung [sic]</li></ol><p>&nbsp;</p><p>39,5 Stunden</p>',
  }),
  page('/impressum/', 'Impressum', ['Theater am Fluss gGmbH'], { html: '<p>Theater am Fluss gGmbH<br>Am Fluss 1<br>14467 Potsdam</p>' }),
  page('/datenschutz/', 'Datenschutz', ['Verantwortlich', 'Ihre Rechte'], {
    html: Array.from({ length: 60 }, (_, at) => `<h3>${at + 1}. ${at ? 'Ihre Rechte' : 'Verantwortlich'}</h3><p>Absatz ${at}.</p>`).join(
      '',
    ),
  }),
  page('/newsletter/', 'Newsletter', ['Einmal im Monat'], {
    html: `<p>Einmal im Monat.</p><!-- Mailchimp -->${form}`,
    hand: 'ein Formular',
  }),
  page('/start/', 'Start', ['Willkommen am Fluss'], {
    html: '<p>[rev_slider alias="start"][/rev_slider]</p><p>Willkommen am Fluss.</p>',
    hand: '[rev_slider]',
  }),
]

/** Years of news, as the kinds of them come in turn. */
export const OLD_POSTS: OldPage[] = Array.from({ length: 48 }, (_, at) => {
  const kinds = [
    `<p>Am Montag ging es los, Nummer ${at}.</p><p>Mit <a href="/haus/">neuem Licht</a>.</p>`,
    `<p>Bilder der Premiere ${at}</p>${gallery(`premiere-${at}-a`, `premiere-${at}-b`, `premiere-${at}-c`)}`,
    `<p>Der Film ${at}</p>${embedded('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', `Film ${at}`, 'youtube')}`,
    `<p>Gesehen ${at}</p><blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CxYz12345ab/?utm_source=ig_embed"><p>Ein Beitrag</p></blockquote><script async src="//www.instagram.com/embed.js"></script>`,
    `<p class="has-vivid-red-color has-text-color">Ausfall ${at}</p><ul><li>Ersatz am Freitag</li></ul>`,
    `<p>Probe ${at}</p><div class="wp-caption aligncenter">${img(`probe-${at}`)}<p class="wp-caption-text">Foto: Mara Lind</p></div>`,
  ]
  const words = ['Am Montag ging es los, Nummer', 'Bilder der Premiere', 'Der Film', 'Gesehen', 'Ausfall', 'Foto: Mara Lind']
  const shows = at % kinds.length === 5 ? [words[5] ?? '', `Probe ${at}`] : [`${words[at % kinds.length]} ${at}`]
  return page(`/2024/${10 + (at % 3)}/meldung-${at}/`, `Meldung ${at}`, shows, { html: kinds[at % kinds.length] ?? '' })
})

/** What the theatre has made a kind of its own for. */
export const OLD_PLAYS: OldPage[] = ['Faust', 'Nathan', 'Woyzeck', 'Minna'].map((title) =>
  page(`/stueck/${title.toLowerCase()}/`, title, [`${title} ist abgespielt`], {
    html: `<p>${title} ist abgespielt.</p>${figure(`szene-${title}`, `Foto: Jo Held`)}`,
  }),
)

/** Who works there, with a page of their own. */
export const OLD_PEOPLE: OldPage[] = ['Mara Lind', 'Jo Held'].map((name) =>
  page(`/ensemble/${name.toLowerCase().replace(' ', '-')}/`, name, [`${name} ist seit 2019 am Haus`, 'Foto: Ute Kern'], {
    html: `${figure(`portraet-${name.slice(0, 2)}`, 'Foto: Ute Kern')}<p>${name} ist seit 2019 am Haus.</p>`,
  }),
)

function page(path: string, title: string, shows: string[], more: Omit<OldPage, 'path' | 'title' | 'shows'>): OldPage {
  return { path, title, shows, ...more }
}

/** Who needs a password, and is not read. */
const LOCKED = { path: '/ensemble-intern/', title: 'Intern' }

/** All of it as its calls answer, with three years of The Events Calendar. */
export function theatreOnWordPress(at: string): WordPress & { locked: typeof LOCKED } {
  const locked = { ...(entry(at, { ...LOCKED, html: '' }) as object), content: { rendered: '', protected: true } }
  const events = Array.from({ length: 24 }, (_, index) => {
    const day = `20${29 + (index % 3)}-0${1 + (index % 8)}-${10 + (index % 18)}`
    return calendarEvent(at, {
      ...{ path: `/event/stueck-${index % 8}/${day}/`, title: `Stück ${index % 8}`, start: `${day} 18:30:00`, end: `${day} 20:30:00` },
      ...{ venue: index % 2 ? 'Großer Saal' : 'Kantine', text: `<p>Von Anton Tschechow, Fassung ${index % 8}.</p>` },
    })
  })
  return {
    pages: [...OLD_PAGES.map((one) => entry(at, one)), locked],
    posts: OLD_POSTS.map((one) => entry(at, { ...one, excerpt: '' })),
    stuecke: OLD_PLAYS.map((one) => entry(at, one)),
    people: OLD_PEOPLE.map((one) => entry(at, one)),
    events,
    locked: LOCKED,
  }
}
