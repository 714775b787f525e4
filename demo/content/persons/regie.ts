import { toPersons } from './written.ts'

export const regie = toPersons('regie', [
  [
    'Ilka',
    'Sandvoss',
    'Choreografin',
    'nachtblau',
    'Fragt in ihren Arbeiten, was bleibt, wenn etwas verschwindet: ein Meer, ein Schritt, ein Satz. Sie ist in einem Dorf geboren, das inzwischen auf keiner Karte mehr steht, und hat dessen Ortsschild in der Diele. Nach Jahren in umgebauten Speichern und Schwimmbädern stellt sie sich mit „Das Meer hat keine Tür“ in Marienbrück vor. Bei Gesprächen zieht sie die Schuhe aus, dann lüge sie weniger. Geprobt wird ebenfalls barfuß, auch im November.',
  ],
  [
    'Konrad',
    'Ellerbrok',
    'Hausregisseur',
    'moos',
    'Probt am liebsten morgens, wenn die Lügen noch schlafen. Teetrinker, Frühaufsteher, seit zwölf Jahren erklärter Feind des Nebels auf der Bühne. Er begann als Bühnenarbeiter am Haus, trug sieben Jahre lang die Ideen anderer Leute von links nach rechts und wusste danach, was sie wiegen. Seine Inszenierungen kommen mit wenigen Möbeln aus, die dafür alle benutzt werden. Er besitzt vier gleiche Jacken und trägt zur Premiere die fünfte.',
  ],
  [
    'Saskia',
    'Mohr',
    'Regisseurin',
    'rosa',
    'Inszeniert Oper, als wäre sie gestern erfunden worden. Ihre Proben beginnen mit einem Spaziergang und enden selten pünktlich; der Chor hat sich dafür gemeinsam Gummistiefel angeschafft. Sie kam als Ringerin an die Hochschule, zweite Bundesliga, und glaubt bis heute nicht an Arien, bei denen niemand den Boden berührt. Mit Ottokar Wies verbindet sie ein seit elf Produktionen anhaltender Streit, den beide inzwischen durchkomponiert haben. Sie hört mit geschlossenen Augen und sieht dabei alles.',
  ],
  [
    'Yusuf',
    'Herdegen',
    'Leiter und Regisseur Junges Haus',
    'apfel',
    'Nimmt Kinder ernst und Erwachsene mit. Alle seine Stücke werden zuerst vor einer vierten Klasse gespielt; die Klasse hat Vetorecht und macht davon Gebrauch. Der frühere Grundschullehrer unterrichtete neun Jahre lang Mathematik, bis ihm auffiel, dass in jeder Textaufgabe ein Drama steckt, das niemand zu Ende erzählt: Wo wollten die beiden Radfahrer eigentlich hin? Er baut seine Modelle aus Würfelzucker, was die Bauproben befristet.',
  ],
])
