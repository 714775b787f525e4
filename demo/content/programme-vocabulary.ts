/** Exhibition types (Sparten) of the theatre. */
export const exhibitionTypes = [
  { slug: 'schauspiel', name: 'Schauspiel' },
  { slug: 'tanz', name: 'Tanz' },
  { slug: 'musiktheater', name: 'Musiktheater' },
  { slug: 'konzert', name: 'Konzert' },
  { slug: 'familie', name: 'Familie' },
  { slug: 'gespraech', name: 'Gespräch' },
]

export const genres = [
  { slug: 'drama', name: 'Drama' },
  { slug: 'komoedie', name: 'Komödie' },
  { slug: 'kammerspiel', name: 'Kammerspiel' },
  { slug: 'maskenspiel', name: 'Maskenspiel' },
  { slug: 'urauffuehrung', name: 'Uraufführung' },
  { slug: 'oper', name: 'Oper' },
  { slug: 'kammeroper', name: 'Kammeroper' },
  { slug: 'orchesterkonzert', name: 'Orchesterkonzert' },
  { slug: 'liederabend', name: 'Liederabend' },
  { slug: 'performance', name: 'Performance' },
  { slug: 'figurentheater', name: 'Figurentheater' },
  { slug: 'familienstueck', name: 'Familienstück' },
  { slug: 'dokumentartheater', name: 'Dokumentartheater' },
  { slug: 'matinee', name: 'Matinee' },
]

/** Tags of productions and of performances; those hidden from the filter are for the box office. */
export const tags = [
  { slug: 'fuer-schulklassen', name: 'Für Schulklassen' },
  { slug: 'ab-sechs', name: 'Ab sechs' },
  { slug: 'unter-90-minuten', name: 'Unter 90 Minuten' },
  { slug: 'mit-uebertiteln', name: 'Mit Übertiteln' },
  { slug: 'mit-audiodeskription', name: 'Mit Audiodeskription' },
  { slug: 'mit-nachgespraech', name: 'Mit Nachgespräch' },
  { slug: 'mit-gebaerdensprache', name: 'Mit Gebärdensprache' },
  { slug: 'entspannte-vorstellung', name: 'Entspannte Vorstellung' },
  { slug: 'wenige-worte', name: 'Wenige Worte' },
  { slug: 'live-musik', name: 'Live-Musik' },
  { slug: 'unter-freiem-himmel', name: 'Unter freiem Himmel' },
  { slug: 'abo-a', name: 'Abo A', showInFilter: false },
  { slug: 'abo-b', name: 'Abo B', showInFilter: false },
  { slug: 'besucherring', name: 'Besucherring', showInFilter: false },
]

export const personCategories = [
  { slug: 'schauspiel', name: 'Schauspiel' },
  { slug: 'tanz', name: 'Tanz' },
  { slug: 'musik', name: 'Musik' },
  { slug: 'regie', name: 'Regie und Choreografie' },
  { slug: 'ausstattung', name: 'Ausstattung, Licht und Klang' },
  { slug: 'dramaturgie', name: 'Dramaturgie' },
  { slug: 'leitung', name: 'Leitung' },
  { slug: 'gaeste', name: 'Gäste' },
]
