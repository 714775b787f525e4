/** The sections of the magazine. */
export const articleCategories = [
  { slug: 'gespraeche', name: 'Gespräche', styleName: 'talk' },
  { slug: 'werkstatt', name: 'Aus der Werkstatt', styleName: 'workshop' },
  { slug: 'essay', name: 'Essay', styleName: 'essay' },
  { slug: 'hinter-der-buehne', name: 'Hinter der Bühne', styleName: 'backstage' },
  { slug: 'portraet', name: 'Porträt', styleName: 'portrait' },
  { slug: 'kolumne', name: 'Kolumne', styleName: 'column' },
]

/** Topics of articles. */
export const articleTags = [
  { slug: 'tanz', name: 'Tanz' },
  { slug: 'musik', name: 'Musik' },
  { slug: 'buehnenbild', name: 'Bühnenbild' },
  { slug: 'kostuem', name: 'Kostüm' },
  { slug: 'licht', name: 'Licht' },
  { slug: 'ensemble', name: 'Ensemble' },
  { slug: 'proben', name: 'Auf der Probe' },
  { slug: 'jung', name: 'Junges Publikum' },
  { slug: 'publikum', name: 'Publikum' },
  { slug: 'stadt', name: 'Stadt und Hafen' },
  { slug: 'sprache', name: 'Sprache' },
  { slug: 'kantine', name: 'Kantine' },
]
