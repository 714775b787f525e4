/** The branches of the house. */
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
  { slug: 'urauffuehrung', name: 'Uraufführung' },
  { slug: 'oper', name: 'Oper' },
  { slug: 'figurentheater', name: 'Figurentheater' },
  { slug: 'liederabend', name: 'Liederabend' },
  { slug: 'dokumentartheater', name: 'Dokumentartheater' },
  { slug: 'matinee', name: 'Matinee' },
]

export const tags = [
  { slug: 'fuer-schulklassen', name: 'Für Schulklassen' },
  { slug: 'ab-sechs', name: 'Ab sechs' },
  { slug: 'unter-90-minuten', name: 'Unter 90 Minuten' },
  { slug: 'mit-uebertiteln', name: 'Mit Übertiteln' },
  { slug: 'live-musik', name: 'Live-Musik' },
  { slug: 'abo-a', name: 'Abo A', showInFilter: false },
]

export const personCategories = [
  { slug: 'schauspiel', name: 'Schauspiel' },
  { slug: 'tanz', name: 'Tanz' },
  { slug: 'musik', name: 'Musik' },
  { slug: 'regie', name: 'Regie und Choreografie' },
  { slug: 'ausstattung', name: 'Bühne und Kostüm' },
  { slug: 'dramaturgie', name: 'Dramaturgie und Leitung' },
]
