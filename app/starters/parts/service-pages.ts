import { claim, form, headline, section, text } from '../nodes.ts'
import type { StarterPage } from '../starter.ts'

/** How the house is reached by those who want to say something. */
export const contact: StarterPage = {
  slug: 'kontakt',
  title: 'Kontakt',
  description: 'Anschrift, Telefon und ein Formular, mit dem Sie uns schreiben.',
  place: 'footer',
  nodes: [
    section(
      { columns: '50-50', background: 'light' },
      [
        headline('Anschrift', { level: 3 }),
        text('{haus}\n\n[Bitte eintragen: Straße und Hausnummer]\n\n[Bitte eintragen: Postleitzahl und Ort]'),
      ],
      [
        headline('Kasse und Telefon', { level: 3 }),
        text(
          'Telefon [Bitte eintragen: Nummer der Kasse]\n\nE-Mail [Bitte eintragen: Adresse der Kasse]\n\n[Bitte eintragen: wann jemand ans Telefon geht]',
        ),
      ],
    ),
    form('Schreiben Sie uns', 'kontakt'),
  ],
}

/** For those who report. @param rehearsal when pictures can be taken, as this kind of house calls it */
export const press = (rehearsal: string): StarterPage => ({
  slug: 'presse',
  title: 'Presse',
  description: 'Pressekarten, Bilder und die Person, die Ihre Fragen beantwortet.',
  place: 'footer',
  nodes: [
    text(
      'Ihre Fragen beantwortet [Bitte eintragen: Name der Pressestelle], Telefon [Bitte eintragen: Durchwahl], E-Mail [Bitte eintragen: Adresse der Pressestelle].',
    ),
    headline('Bilder und Texte'),
    text(
      claim(
        'Bilder stellen wir honorarfrei zur Verfügung, wenn Sie über das berichten, was sie zeigen. Bitte nennen Sie dabei den Namen, der zum Bild gehört.',
      ),
    ),
    headline(rehearsal),
    text('[Bitte eintragen: wann fotografiert werden darf und wo man sich anmeldet]'),
    form('Pressekarten und Material', 'presse'),
  ],
})

/** The statement that the law requires. What it claims is for the house to check, so it cannot be published as it is. */
export const accessibility: StarterPage = {
  slug: 'barrierefreiheitserklaerung',
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie barrierefrei diese Website ist und wie Sie Barrieren melden.',
  place: 'footer',
  nodes: [
    {
      type: 'accessibility-statement',
      data: {
        ...{ law: 'both', house: '{haus}', website: '[Bitte eintragen: Adresse dieser Website]', conformity: 'partial' },
        gaps: text('[Bitte eintragen: was noch nicht zugänglich ist, und warum]').data.content,
        assessment: 'own',
        assessment_note: text('[Bitte eintragen: wer die Website wie geprüft hat, und an welchem Tag]').data.content,
        ...{ made_on: '', checked_on: '' },
        service: text(
          `Auf dieser Website wählen Sie eine Veranstaltung und Ihre Karten; bezahlt wird bei [Bitte eintragen: Name des Ticketdienstes]. ${claim('Karten gibt es ebenso an der Kasse und am Telefon.')}`,
        ).data.content,
        contact: text(
          'Sie sind auf eine Barriere gestoßen oder brauchen eine Information in anderer Form? Schreiben Sie uns mit dem Formular unten oder rufen Sie an: [Bitte eintragen: Telefonnummer].',
        ).data.content,
        arbitration: '[Bitte eintragen: Schlichtungsstelle Ihres Landes mit Anschrift]',
        supervision: '[Bitte eintragen: Überwachungsstelle Ihres Landes]',
      },
    },
    form('Eine Barriere melden', 'barriere'),
  ],
}
