import { claim, headline, text, type WrittenNode } from '../nodes.ts'

/** The imprint (§ 5 DDG, § 18 MStV): everything in it is the house's to say. */
export const imprint: WrittenNode[] = [
  headline('Wer diese Website anbietet'),
  text(
    '{haus}\n\n[Bitte eintragen: Rechtsform und Träger, z. B. gGmbH, Eigenbetrieb der Stadt, Verein]\n\n[Bitte eintragen: Straße, Hausnummer, Postleitzahl, Ort]\n\nTelefon [Bitte eintragen: Telefonnummer], E-Mail [Bitte eintragen: E-Mail-Adresse]',
  ),
  headline('Vertretung'),
  text('[Bitte eintragen: wer das Haus nach außen vertritt, mit Vor- und Nachnamen]'),
  headline('Register und Steuer'),
  text(
    '[Bitte eintragen: Registergericht und Registernummer, falls eingetragen]\n\n[Bitte eintragen: Umsatzsteuer-Identifikationsnummer, falls vorhanden]',
  ),
  headline('Verantwortlich für den Inhalt'),
  text('Verantwortlich nach § 18 Abs. 2 MStV: [Bitte eintragen: Name und Anschrift]'),
  headline('Bilder und Rechte'),
  text(`${claim('Wer ein Bild gemacht hat, steht beim Bild.')} Texte und Bilder sind urheberrechtlich geschützt.`),
  headline('Streitbeilegung'),
  text('[Bitte eintragen: ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen]'),
]

/** The privacy policy: what the program does with data stands there, the rest is the house's to say. */
export const privacy: WrittenNode[] = [
  headline('Wer verantwortlich ist'),
  text(
    'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist {haus}, [Bitte eintragen: Anschrift, Telefon, E-Mail].\n\nDatenschutzbeauftragte oder Datenschutzbeauftragter: [Bitte eintragen: Name oder Stelle, und wie man sie erreicht]',
  ),
  headline('Wenn Sie unsere Seiten aufrufen'),
  text(
    'Unser Server verarbeitet Ihre Adresse im Netz, die aufgerufene Seite, den Zeitpunkt und die Angaben, die Ihr Browser mitschickt. Das ist nötig, um die Seite auszuliefern, Fehler zu finden und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Protokolle löschen wir nach [Bitte eintragen: Zahl der Tage].\n\nDie Website läuft bei [Bitte eintragen: Name und Ort des Rechenzentrums].\n\nOhne Ihre Einwilligung wird nichts von fremden Servern geladen. Schriften, Bilder und Filme liegen bei uns.',
  ),
  headline('Welche Cookies wir setzen'),
  text(
    '- **csrftoken** schützt Formulare vor Missbrauch; es gilt ein Jahr.\n- **cookie-consent** merkt sich ein Jahr lang, welche fremden Dienste Sie erlaubt haben; ändern können Sie das jederzeit unter [Cookie-Einstellungen](#cookie-einstellungen).\n- **cartAmount** und **cartUrl** merken sich, wie viele Karten in Ihrem Warenkorb liegen und wo er ist.\n- **top-alert-noeku** merkt sich, welchen Hinweis Sie geschlossen haben.\n\nDiese Cookies sind für den Dienst erforderlich, den Sie aufrufen (§ 25 Abs. 2 Nr. 2 TDDDG). Für alles andere fragen wir Sie vorher.',
  ),
  headline('Wenn Sie Karten kaufen'),
  text(
    'Karten verkauft in unserem Auftrag [Bitte eintragen: Name des Ticketdienstes, mit Link zu dessen Datenschutzerklärung]. Name, Anschrift und Zahlungsdaten geben Sie erst dort ein. Grundlage ist Ihr Kaufvertrag (Art. 6 Abs. 1 lit. b DSGVO).',
  ),
  headline('Wenn Sie uns schreiben'),
  text(
    'Was Sie in ein Formular eintragen, speichern wir, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löschen es [Bitte eintragen: nach welcher Zeit].',
  ),
  headline('Eingebettete Inhalte'),
  text(
    'Filme, Töne und Karten fremder Anbieter erscheinen zunächst als Bild mit einer Schaltfläche. Erst wenn Sie zustimmen, stellt Ihr Browser eine Verbindung zu dem Anbieter her, und dieser erfährt Ihre Adresse im Netz, möglicherweise auch außerhalb der Europäischen Union (Art. 6 Abs. 1 lit. a, Art. 49 Abs. 1 lit. a DSGVO).',
  ),
  headline('Ihre Rechte'),
  text(
    'Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Sie können der Verarbeitung widersprechen (Art. 21) und eine Einwilligung jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3). Beschweren können Sie sich bei [Bitte eintragen: Aufsichtsbehörde Ihres Landes].',
  ),
]

/** The terms on which tickets are sold. */
export const terms: WrittenNode[] = [
  text('Diese Bedingungen gelten für Karten von {haus}.'),
  headline('Kartenkauf'),
  text(
    'Der Vertrag kommt mit der Bestätigung Ihrer Bestellung zustande. Ein Widerrufsrecht besteht bei Karten für einen bestimmten Termin nicht (§ 312g Abs. 2 Nr. 9 BGB). [Bitte eintragen: ob Sie Karten reservieren, und wie lange sie gelten]',
  ),
  headline('Preise und Ermäßigungen'),
  text(
    'Es gelten die am Tag des Kaufs genannten Preise. Ermäßigt sind [Bitte eintragen: wer weniger zahlt, und wo der Nachweis zu zeigen ist].',
  ),
  headline('Ausfall, Änderung, Rückgabe'),
  text(
    `${claim('Fällt eine Veranstaltung aus, erstatten wir den Preis oder tauschen die Karte.')} [Bitte eintragen: bis wann man sich dafür meldet]\n\n${claim('Änderungen der Besetzung berechtigen nicht zur Rückgabe.')} [Bitte eintragen: ob und wie Karten sonst zurückgegeben werden können]`,
  ),
  headline('Einlass, Bild und Ton'),
  text(
    `${claim('Nach Beginn besteht kein Anspruch auf Einlass; wir lassen Sie hinein, sobald es möglich ist.')}\n\n${claim('Fotografieren, Filmen und Mitschneiden sind während der Veranstaltung nicht erlaubt.')}`,
  ),
  headline('Haftung'),
  text('[Bitte eintragen: was Ihre Rechtsabteilung oder Ihr Träger zur Haftung vorgibt]'),
]
