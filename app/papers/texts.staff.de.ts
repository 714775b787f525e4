/** German of what only staff read of this room, by id; and of what stands on its papers. */
export const texts = {
  'Monthly programme': 'Monatsprogramm',
  'Print or save as PDF': 'Drucken oder als PDF sichern',
  'Open as PDF': 'Als PDF öffnen',
  'Table for typesetting (CSV)': 'Tabelle für den Satz (CSV)',
  'Several PDFs are being made. Please try again in a moment.':
    'Gerade werden schon mehrere PDFs gemacht. Bitte versuchen Sie es gleich noch einmal.',
  'No PDF could be made. Please print the page with your browser.':
    'Das PDF ist nicht gelungen. Bitte drucken Sie die Seite mit dem Browser.',
  'This house makes no PDFs. Please print the page with your browser.':
    'Dieses Haus macht keine PDFs. Bitte drucken Sie die Seite mit dem Browser.',
  'Ends about': 'Ende gegen',
  'Running time': 'Dauer',
  'Running time: {duration}': 'Dauer: {duration}',
  'Language|sheet': 'Sprache',
  'Age|sheet': 'Alter',
  'Sold|sheet': 'Verkauft',
  'Sold or held|sheet': 'Verkauft oder reserviert',
  'Held|sheet': 'Reserviert',
  'Free|sheet': 'Frei',
  '{free} of {places}': '{free} von {places}',
  'Press pictures': 'Pressefotos',
  'Press text': 'Pressetext',
  'Copy text': 'Text kopieren',
  'The text is copied.': 'Der Text ist kopiert.',
  'The text is selected. Please copy it.': 'Der Text ist markiert. Bitte kopieren Sie ihn.',
  'Made of what this production says: text, cast, dates, photo credits.':
    'Aus dem, was beim Stück steht: Text, Besetzung, Termine, Bildnachweise.',
  'This production has no pictures yet. They are chosen under “Pictures”.':
    'Dieses Stück hat noch keine Bilder. Gewählt werden sie unter „Bilder“.',
  'Pictures that may go out: {ready} of {all}. They have a credit, and their rights have not ended.':
    'Bilder, die hinausdürfen: {ready} von {all}. Sie haben einen Nachweis, und ihre Rechte sind nicht abgelaufen.',
  'None of these pictures may go out: the credit is missing, or the rights have ended.':
    'Keines dieser Bilder darf hinaus: Der Nachweis fehlt, oder die Rechte sind abgelaufen.',
  'Rights have ended': 'Rechte abgelaufen',
  'No credit': 'Ohne Nachweis',
  'Too small for print': 'Zu klein für den Druck',
  '{width} × {height} pixels': '{width} × {height} Pixel',
  'may be shown until {day}': 'darf gezeigt werden bis {day}',
  'Credit and rights': 'Nachweis und Rechte',
  Download: 'Herunterladen',
  'Photo credits': 'Bildnachweise',
  'Notes of the evening': 'Notizen zum Abend',
  'Nothing is planned in this month.': 'In diesem Monat steht nichts im Spielplan.',
  'Tickets and all details: {site}': 'Karten und alle Angaben: {site}',
  'Subline|csv': 'Untertitel',
  'Type|csv': 'Sparte',
  'Price|csv': 'Preis',
  'Address|web': 'Adresse',
  'Title|csv': 'Titel',
} as const
