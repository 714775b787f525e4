import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['**Nur** mit Karte. [Mehr](https://haus.example/karten)', 'Nur mit Karte. Mehr'],
  ['Für _Schülerinnen_ & `Schüler`, 3 &lt; 4 &euro;', 'Für Schülerinnen & Schüler, 3 < 4 €'],
  ['## Parkett\n\nReihe 1 bis 9\n\n---\n\nmit Tisch', 'Parkett\nReihe 1 bis 9\nmit Tisch'],
  ['Enthalten:\n\n- Suppe\n- Brot', 'Enthalten:\n• Suppe\n• Brot'],
  ['* Suppe\n\n* Brot', '• Suppe\n• Brot'],
  ['1. Rang, Mitte', '1. Rang, Mitte'],
  ['3. Rang\n4. Galerie', '3. Rang\n4. Galerie'],
  ['eine Zeile\ndie nächste', 'eine Zeile\ndie nächste'],
  ['<p>Mit <b>Sicht</b>&nbsp;auf<br>die Bühne</p><script>alert(1)</script>', 'Mit Sicht\u00a0auf\ndie Bühne'],
  ['![Saalplan](https://haus.example/plan.png) Balkon \\*links\\*', 'Saalplan Balkon *links*'],
  ['> Beste Plätze', 'Beste Plätze'],
  ['', ''],
])('%j is read as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
