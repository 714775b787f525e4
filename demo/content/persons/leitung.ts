import { toPersons } from './written.ts'

export const leitung = toPersons('leitung', [
  [
    'Clara',
    'Wennemann',
    'Intendantin',
    'pflaume',
    'Leitet die Festspiele seit 2022. Sie liest jedes eingesandte Stück selbst, mit Bleistift, und antwortet, wenn auch manchmal spät. Die gelernte Tischlerin führte vorher ein Tourneetheater mit neun Leuten und einem Bus, in dem sie als Einzige den Rückwärtsgang fand. Ihre erste Amtshandlung in Marienbrück war es, die Tür des Intendanzbüros auszuhängen; aus dem Blatt wurde ein Tisch. An ihm wird seither über Stücke gestritten, bis jemand Hunger bekommt.',
  ],
  [
    'Holger',
    'Bratvogel',
    'Technischer Direktor',
    'senf',
    'Sagt zu neuen Ideen grundsätzlich „Geht nicht“, geht dann in den Keller und kommt mit einer Zeichnung wieder. Das elf Meter hohe Riesenrad für das „Requiem“ hat er dreimal für unmöglich erklärt und beim vierten Mal gebaut. Er fuhr als Maschinist zur See und beurteilt Bühnen bis heute danach, ob man auf ihnen bei Windstärke acht noch kochen könnte. Vierzig Menschen aus neun Gewerken hören auf ihn, am liebsten, wenn er pfeift.',
  ],
  [
    'Sunna',
    'Eilers',
    'Chefinspizientin',
    'himmel',
    'Wenn sie „und“ sagt, fährt ein Haus herunter; wenn sie nichts sagt, bleibt die Welt, wie sie ist. Seit achtzehn Jahren sitzt sie am Pult links, drei Monitore, ein Tee, ein Textbuch mit tausend Zeichen. Vorher koordinierte sie Rettungshubschrauber und fand den Wechsel, wie sie sagt, nervlich eher aufreibend. Sie hat noch keine Vorstellung im Sitzen beendet. Ihre Stimme kennt im Publikum niemand, auf der Bühne hören sie alle noch im Schlaf.',
  ],
])
