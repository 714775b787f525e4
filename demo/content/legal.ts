/** The legal pages, as sections of a headline and a text. */
export const legalPages = [
  {
    slug: 'legal-impressum',
    sections: [
      {
        headline: 'Anbieter',
        text: 'Festspiele Marienbrück gGmbH, Am Theaterwall 1, 29971 Marienbrück. Vertreten durch die Intendantin Clara Wennemann.\n\nTelefon 04571 000-0, [kasse@marienbrueck.example](mailto:kasse@marienbrueck.example)',
      },
      {
        headline: 'Register und Aufsicht',
        text: 'Handelsregister Marienbrück, HRB 0000. Zuständige Aufsichtsbehörde: Stadt Marienbrück, Kulturamt. Umsatzsteuer-Identifikationsnummer: DE000000000.',
      },
      {
        headline: 'Verantwortlich für den Inhalt',
        text: 'Ruben Adebar, Chefdramaturg, Anschrift wie oben. Die Motive dieser Seite stammen aus der eigenen Werkstatt des Hauses.',
      },
    ],
  },
  {
    slug: 'legal-datenschutz',
    sections: [
      {
        headline: 'Wer verantwortlich ist',
        text: 'Verantwortlich im Sinne der Datenschutz-Grundverordnung ist die Festspiele Marienbrück gGmbH, Am Theaterwall 1, 29971 Marienbrück. Unsere Datenschutzbeauftragte erreichen Sie unter [datenschutz@marienbrueck.example](mailto:datenschutz@marienbrueck.example).',
      },
      {
        headline: 'Was beim Besuch geschieht',
        text: 'Wenn Sie unsere Seiten aufrufen, verarbeitet unser Server Ihre Adresse im Netz, die aufgerufene Seite und den Zeitpunkt. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Ohne Ihre Einwilligung wird nichts von fremden Servern geladen.',
      },
      {
        headline: 'Welche Cookies wir setzen',
        text: '- `csrftoken` schützt Formulare vor Missbrauch.\n- `cartAmount` und `cartUrl` merken sich fünfzehn Minuten lang Ihren Warenkorb.\n- `top-alert-noeku` merkt sich, welchen Hinweis Sie geschlossen haben.\n- `cookie-consent` merkt sich ein Jahr lang, welche fremden Dienste Sie erlaubt haben; ändern können Sie das jederzeit unter [Cookie-Einstellungen](#cookie-einstellungen).\n- `sessionid` und `staff` gibt es nur für angemeldete Mitarbeitende.',
      },
      {
        headline: 'Ihre Rechte',
        text: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Widerspruch sowie auf Beschwerde bei der Aufsichtsbehörde.',
      },
    ],
  },
  {
    slug: 'legal-agb',
    sections: [
      {
        headline: 'Kartenkauf',
        text: 'Der Vertrag kommt mit der Bestätigung Ihrer Bestellung zustande. Karten im Warenkorb sind fünfzehn Minuten für Sie reserviert; danach gehen sie zurück in den Verkauf.',
      },
      {
        headline: 'Ermäßigungen',
        text: 'Ermäßigte Karten gelten nur zusammen mit einem Nachweis. Bitte halten Sie ihn am Einlass bereit.',
      },
      {
        headline: 'Ausfall und Rückgabe',
        text: 'Fällt eine Vorstellung aus, erstatten wir den vollen Preis. Eine Änderung der Besetzung berechtigt nicht zur Rückgabe. Nach Beginn der Vorstellung besteht kein Anspruch auf Einlass.',
      },
    ],
  },
]
