import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import {
  AUDIO_HOSTS,
  isShortUrl,
  LEGACY_AUDIO_HOSTS,
  LEGACY_VIEWER_HOSTS,
  parseEmbed,
  SOCIAL_HOSTS,
  VIDEO_HOSTS,
  VIEWER_HOSTS,
} from './embed.ts'

const frame = (text: string, hosts = VIDEO_HOSTS) => parseEmbed(text, hosts)?.frame

describe('an address at YouTube or Vimeo', () => {
  const YOUTUBE = `${EMBED_ORIGINS.youtube}/embed/marienbruec?rel=0`

  it.each([
    'https://www.youtube.com/watch?v=marienbruec',
    'https://m.youtube.com/watch?list=PL1&v=marienbruec',
    'https://www.youtube.com/embed/marienbruec?si=1',
    'https://www.youtube-nocookie.com/embed/marienbruec',
    'https://www.youtube.com/shorts/marienbruec',
    'https://www.youtube.com/live/marienbruec',
    'youtube.com/watch?v=marienbruec',
    'https://youtu.be/marienbruec?si=geteilt',
    '<iframe width="560" src="https://www.youtube.com/embed/marienbruec?a=1&amp;b=2" allowfullscreen></iframe>',
  ])('becomes the player that sets no cookies: %s', requirement('MOD-VIDEO-01', 'MOD-VIDEOLIST-03'), (address) => {
    expect(frame(address)).toBe(YOUTUBE)
  })
  it.each([
    ['https://youtu.be/marienbruec?t=5', 5],
    ['https://www.youtube.com/watch?v=marienbruec&t=1m30s', 90],
    ['https://www.youtube.com/watch?v=marienbruec#t=1h2s', 3602],
    ['https://www.youtube.com/embed/marienbruec?start=12', 12],
  ])('begins at the second that the address names: %s', requirement('MOD-VIDEO-01'), (address, second) => {
    expect(frame(address)).toBe(`${YOUTUBE}&start=${second}`)
  })
  it('begins at the second that an address at Vimeo names', requirement('MOD-VIDEO-01'), () => {
    expect(frame('https://vimeo.com/100000001#t=1m30s')).toBe('https://player.vimeo.com/video/100000001?dnt=1#t=90s')
  })
  it.each([
    'https://www.youtube.com/embed/videoseries?list=PLmarienbrueck01',
    'https://www.youtube.com/playlist?list=PLmarienbrueck01&si=x',
  ])('a list of films stays one: %s', requirement('MOD-VIDEO-01'), (address) => {
    expect(frame(address)).toBe(`${EMBED_ORIGINS.youtube}/embed/videoseries?list=PLmarienbrueck01&rel=0`)
  })
  it('what a channel shows live stays the channel', requirement('MOD-VIDEO-01'), () => {
    const channel = 'UCmarienbrueck0123456789'
    expect(frame(`https://www.youtube.com/embed/live_stream?channel=${channel}`)).toBe(
      `${EMBED_ORIGINS.youtube}/embed/live_stream?channel=${channel}`,
    )
  })
  it('a list or a channel without its name is no film called videoseries', requirement('MOD-VIDEO-07'), () => {
    expect(frame('https://www.youtube.com/embed/videoseries')).toBeUndefined()
    expect(frame('https://www.youtube.com/embed/live_stream')).toBeUndefined()
  })
  it('keeps the secret of an unlisted film at Vimeo', requirement('MOD-VIDEO-01'), () => {
    expect(frame('https://vimeo.com/100000001')).toBe('https://player.vimeo.com/video/100000001?dnt=1')
    expect(frame('https://vimeo.com/100000001/0123abcd')).toBe('https://player.vimeo.com/video/100000001?dnt=1&h=0123abcd')
    expect(frame('https://player.vimeo.com/video/100000001?h=0123abcd')).toContain('h=0123abcd')
  })
  it.each([
    'https://evil.example/watch?v=marienbruec',
    'https://youtube.com.evil.example/watch?v=marienbruec',
    'https://evil.example/?next=youtube.com/watch',
    'https://www.youtube.com/watch?v=zu-kurz',
    'https://www.youtube.com/@marienbrueck',
    'https://user:pass@youtube.com/watch?v=marienbruec',
    'javascript:alert(1)//youtube.com/embed/',
    'marienbruec',
    '',
  ])('any other is none: %s', requirement('MOD-VIDEO-07'), (address) => {
    expect(parseEmbed(address, VIDEO_HOSTS)).toBeUndefined()
  })
})

describe('an embed code', () => {
  it('leads to a recording at Spotify, built anew from its kind and id', requirement('MOD-AUDIO-05'), () => {
    const code =
      '<iframe style="border-radius:12px" src="https://open.spotify.com/embed/track/0marienbruecktrack1?utm_source=generator" onload="alert(1)"></iframe>'
    expect(frame(code, AUDIO_HOSTS)).toBe('https://open.spotify.com/embed/track/0marienbruecktrack1')
  })
  it('leads to a recording at SoundCloud, from the player or from the page', requirement('MOD-AUDIO-06'), () => {
    const player = 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123456&color=%23ff5500&auto_play=true'
    expect(frame(player, AUDIO_HOSTS)).toBe(
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F123456&auto_play=false&show_comments=false',
    )
    expect(frame('https://soundcloud.com/marienbrueck/ouvertuere', AUDIO_HOSTS)).toContain('soundcloud.com%2Fmarienbrueck%2Fouvertuere')
  })
  it.each([
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123456%3Fsecret_token%3Ds-Ab1cD2',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123456&secret_token=s-Ab1cD2',
  ])('keeps the token of a private recording, without which nobody hears it: %s', requirement('MOD-AUDIO-01'), (code) => {
    expect(frame(code, AUDIO_HOSTS)).toContain('tracks%2F123456%3Fsecret_token%3Ds-Ab1cD2&')
  })
  it('keeps the token in the address that SoundCloud gives for sharing', requirement('MOD-AUDIO-01'), () => {
    const embed = parseEmbed('https://soundcloud.com/marienbrueck/ouvertuere/s-Ab1cD2?si=1', AUDIO_HOSTS)
    expect(embed?.frame).toContain('marienbrueck%2Fouvertuere%3Fsecret_token%3Ds-Ab1cD2&')
    expect(embed?.page).toBe('https://soundcloud.com/marienbrueck/ouvertuere/s-Ab1cD2')
  })
  it('leads to an episode at Podigee, also out of a script element', requirement('MOD-AUDIO-07'), () => {
    const code =
      '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://marienbrueck.podigee.io/7-vorlesen/embed?context=external"></script>'
    expect(frame(code, AUDIO_HOSTS)).toBe('https://marienbrueck.podigee.io/7-vorlesen/embed?context=external')
  })
  it('leads to IDAGIO in the older form only', requirement('MOD-AUDIO-08'), () => {
    const code = 'https://app.idagio.com/recordings/12345'
    expect(parseEmbed(code, AUDIO_HOSTS)).toBeUndefined()
    expect(frame(code, LEGACY_AUDIO_HOSTS)).toBe(code)
  })
  it('leads to a brochure at Issuu', requirement('MOD-VIEWER-03', 'MOD-VIEWER-05'), () => {
    const expected = 'https://e.issuu.com/embed.html?u=marienbrueck&d=spielzeitheft'
    expect(frame('https://issuu.com/marienbrueck/docs/spielzeitheft', VIEWER_HOSTS)).toBe(expected)
    expect(frame('<iframe src="https://e.issuu.com/embed.html?d=spielzeitheft&amp;u=marienbrueck"></iframe>', LEGACY_VIEWER_HOSTS)).toBe(
      expected,
    )
  })
  it.each([
    '<div data-configid="1234567/7654321" style="width:525px" class="issuuembed"></div><script type="text/javascript" src="//e.issuu.com/embed.js" async="true"></script>',
    '<iframe src="https://e.issuu.com/embed.html#1234567/7654321"></iframe>',
    '//e.issuu.com/embed.html#1234567/7654321',
  ])("understands Issuu's own codes: %s", requirement('MOD-VIEWER-01', 'MOD-VIEWER-05'), (code) => {
    for (const hosts of [VIEWER_HOSTS, LEGACY_VIEWER_HOSTS]) {
      expect(frame(code, hosts)).toBe('https://e.issuu.com/embed.html#1234567/7654321')
    }
  })
  it('leads to Yumpu and Adobe InDesign in the older form only', requirement('MOD-VIEWER-04', 'MOD-VIEWER-06'), () => {
    const yumpu = '<iframe src="https://www.yumpu.com/de/embed/view/A1b2C3"></iframe>'
    const indesign = 'https://indd.adobe.com/view/01234567-89ab-cdef-0123-456789abcdef'
    for (const code of [yumpu, indesign]) expect(parseEmbed(code, VIEWER_HOSTS)).toBeUndefined()
    expect(frame(yumpu, LEGACY_VIEWER_HOSTS)).toBe('https://www.yumpu.com/de/embed/view/A1b2C3')
    expect(frame(indesign, LEGACY_VIEWER_HOSTS)).toContain('https://indd.adobe.com/embed/01234567-89ab-cdef-0123-456789abcdef')
  })
  it.each([
    [
      'Instagram',
      '<blockquote data-instgrm-permalink="https://www.instagram.com/p/Marienbruck/?utm_source=ig_embed"></blockquote>',
      'https://www.instagram.com/p/Marienbruck/embed/captioned/',
    ],
    [
      'X',
      '<blockquote class="twitter-tweet"><a href="https://twitter.com/marienbrueck/status/1234567890">x</a></blockquote>',
      'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=de',
    ],
    [
      'Facebook',
      '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmarienbrueck%2Fposts%2F1234"></iframe>',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmarienbrueck%2Fposts%2F1234&show_text=true',
    ],
    [
      'TikTok',
      '<blockquote cite="https://www.tiktok.com/@marienbrueck/video/7000000000000000001"></blockquote>',
      'https://www.tiktok.com/embed/v2/7000000000000000001',
    ],
  ])(
    'leads to a post, whatever markup stands around its address: %s',
    requirement('MOD-SOCIAL-04', 'MOD-SOCIAL-05', 'MOD-SOCIAL-06', 'MOD-SOCIAL-07'),
    (_host, code, expected) => {
      expect(frame(code, SOCIAL_HOSTS)).toBe(expected)
    },
  )
  it.each([
    ['https://www.instagram.com/reels/Marienbruck/', 'https://www.instagram.com/reel/Marienbruck/'],
    ['https://twitter.com/jack/status/20', 'https://x.com/jack/status/20'],
    ['https://x.com/i/web/status/1234567890', 'https://x.com/i/web/status/1234567890'],
    ['https://www.facebook.com/reel/1234567890?s=single', 'https://www.facebook.com/reel/1234567890/'],
    ['https://www.facebook.com/watch/?v=1234567890', 'https://www.facebook.com/watch/?v=1234567890'],
    [
      'https://www.facebook.com/permalink.php?story_fbid=pfbid0Marien&id=100012345678901&__tn__=K-R',
      'https://www.facebook.com/permalink.php?story_fbid=pfbid0Marien&id=100012345678901',
    ],
    ['https://m.facebook.com/story.php?story_fbid=12345&id=67890', 'https://www.facebook.com/permalink.php?story_fbid=12345&id=67890'],
    ['https://www.facebook.com/photo/?fbid=1234567890&set=a.1', 'https://www.facebook.com/photo.php?fbid=1234567890'],
    ['https://www.tiktok.com/embed/v2/7000000000000000001', 'https://www.tiktok.com/@/video/7000000000000000001'],
  ])('knows a post by whichever address its host gives: %s', requirement('MOD-SOCIAL-01'), (address, page) => {
    expect(parseEmbed(address, SOCIAL_HOSTS)?.page).toBe(page)
  })
  it.each([
    'https://vm.tiktok.com/ZMabc/',
    'https://fb.watch/abc/',
    'https://www.facebook.com/share/r/abc/',
    'https://on.soundcloud.com/abc',
  ])('a short address is told apart, for only its host knows what it means: %s', requirement('MOD-SOCIAL-03'), (address) => {
    expect(parseEmbed(address, [...SOCIAL_HOSTS, ...AUDIO_HOSTS])).toBeUndefined()
    expect(isShortUrl(address)).toBe(true)
    expect(isShortUrl('https://www.instagram.com/p/Marienbruck/')).toBe(false)
  })
  it('leads nowhere when no allowed host is in it', requirement('MOD-SOCIAL-03', 'MOD-AUDIO-04'), () => {
    const code = '<iframe src="https://evil.example/instagram.com/p/Marienbruck"></iframe><script>alert(1)</script>'
    expect(parseEmbed(code, [...SOCIAL_HOSTS, ...LEGACY_AUDIO_HOSTS, ...LEGACY_VIEWER_HOSTS])).toBeUndefined()
  })
  it('always stands upon an origin that the content policy lets through', () => {
    const all = [
      ['https://youtu.be/marienbruec', VIDEO_HOSTS],
      ['https://marienbrueck.podigee.io/7-vorlesen', AUDIO_HOSTS],
      ['https://app.idagio.com/recordings/12345', LEGACY_AUDIO_HOSTS],
      ['https://x.com/marienbrueck/status/1234567890', SOCIAL_HOSTS],
    ] as const
    for (const [address, hosts] of all) {
      const embed = parseEmbed(address, hosts)
      const allowed = new RegExp(`^${embed && EMBED_ORIGINS[embed.host].replaceAll('.', '\\.').replace('*', '[\\w-]+')}/`)
      expect(embed?.frame).toMatch(allowed)
    }
  })
})
