/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  '{name}, {n} of {total}': '{name}, {n} von {total}',
  'Insert here': 'Hier einfügen',
  'Add first module': 'Erstes Modul hinzufügen',
  '{name} menu': 'Menü: {name}',
  'Add {field}': '{field} ergänzen',
  'Move to another page…': 'Auf eine andere Seite …',
  'Move to column {n}': 'In Spalte {n}',
  'Move to column {n} of section {section}': 'In Spalte {n} von Abschnitt {section}',
  'No module is selected. ↓ selects one, / adds one, Ctrl K finds every command.':
    'Kein Modul ist gewählt. ↓ wählt eines, / fügt eines ein, Strg K findet jeden Befehl.',
  'One column': 'Eine Spalte',
  'Columns {widths}': 'Spalten {widths}',
  'Turn into': 'Umwandeln in',
  'Hide from visitors': 'Ausblenden',
  'Only at times': 'Nur zu Zeiten sichtbar',
  'Show to visitors': 'Einblenden',
  '“{title}”, at {n} places': { one: '„{title}“, an einer Stelle', other: '„{title}“, an {n} Stellen' },
  'Edit shared part': 'Baustein bearbeiten',
  'Detach from shared part': 'Vom Baustein lösen',
  'Save as shared part…': 'Als gemeinsamen Baustein speichern …',
  'Save as shared part': 'Als gemeinsamen Baustein speichern',
  'It is then edited in one place and changes wherever it is shown. Here it is shown from now on.':
    'Er wird dann an einer Stelle bearbeitet und ändert sich überall, wo er zu sehen ist. Hier steht ab jetzt der Baustein.',
  'Save as template…': 'Als Vorlage speichern …',
  'Save as template': 'Als Vorlage speichern',
  '“+” then offers a copy of it on every page. Later changes here do not change the template.':
    '„+“ bietet dann auf jeder Seite eine Kopie an. Spätere Änderungen hier ändern die Vorlage nicht.',
  'Change image…': 'Bild ändern …',
  'Add image…': 'Bild ergänzen …',
  '{name}…': '{name} …',
} as const
