import type { StarterForm, StarterQuestion } from '../starter.ts'

const name: StarterQuestion = { label: 'Ihr Name', type: 'text', required: true, detail: 'name' }
const email: StarterQuestion = { label: 'E-Mail-Adresse', type: 'email', required: true }
const message: StarterQuestion = { label: 'Ihre Nachricht', type: 'textarea', required: true }

/** The form of the page *Kontakt*. @param topics what people write about */
export const contactForm = (topics: string[]): StarterForm => ({
  slug: 'kontakt',
  title: 'Schreiben Sie uns',
  intro: 'Was möchten Sie wissen oder uns sagen?',
  successText: 'Vielen Dank! Ihre Nachricht ist angekommen.',
  questions: [name, email, { label: 'Worum geht es?', type: 'select', required: true, choices: [...topics, 'Etwas anderes'] }, message],
})

/** The form of the page *Presse*. @param about what the press comes to */
export const pressForm = (about: string): StarterForm => ({
  slug: 'presse',
  title: 'Pressekarten und Material',
  intro: 'Für Journalistinnen und Journalisten. Sagen Sie uns, worüber Sie berichten möchten und bis wann Sie etwas brauchen.',
  successText: 'Vielen Dank! Ihre Anfrage ist angekommen.',
  questions: [
    name,
    email,
    { label: 'Redaktion oder Medium', type: 'text', required: true, detail: 'organization' },
    { label: about, type: 'text', required: true },
    { label: 'Termin', type: 'date' },
    { label: 'Was brauchen Sie?', type: 'checkboxes', choices: ['Pressekarte', 'Bilder', 'Texte', 'Ein Gespräch'] },
    { ...message, required: false },
  ],
})

/** The form by which a barrier is reported, which the accessibility statement must offer. */
export const barrierForm: StarterForm = {
  slug: 'barriere',
  title: 'Eine Barriere melden',
  intro: 'Etwas auf dieser Website oder im Haus hält Sie auf? Bitte sagen Sie es uns, dann können wir es ändern.',
  successText: 'Vielen Dank! Ihr Hinweis ist angekommen.',
  questions: [
    { label: 'Ihr Name', type: 'text', detail: 'name', help: 'Sie können auch ohne Namen schreiben.' },
    email,
    { label: 'Wo sind Sie auf die Barriere gestoßen?', type: 'select', required: true, choices: ['Website', 'Kartenkauf', 'Im Haus'] },
    { label: 'Adresse der Seite', type: 'url' },
    { label: 'Was ist geschehen?', type: 'textarea', required: true },
  ],
}

/** The form by which groups and school classes announce themselves. */
export const groupForm: StarterForm = {
  slug: 'gruppen',
  title: 'Mit einer Gruppe kommen',
  intro: 'Schulklassen, Vereine, Betriebe: Sagen Sie uns, wie viele Sie sind und wann Sie kommen möchten.',
  successText: 'Vielen Dank! Ihre Anfrage ist angekommen.',
  questions: [
    name,
    email,
    { label: 'Wie heißt Ihre Gruppe?', type: 'text', detail: 'organization' },
    { label: 'Anzahl der Personen', type: 'number', required: true },
    { label: 'Wunschtermin', type: 'date' },
    { label: 'Was wünschen Sie sich dazu?', type: 'checkboxes', choices: ['Einführung', 'Führung', 'Nachgespräch', 'Rollstuhlplätze'] },
    { ...message, required: false },
  ],
}
