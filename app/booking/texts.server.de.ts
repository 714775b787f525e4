/** German of what only the server says of this room, by id. */
export const texts = {
  'The ticket shop does not know this code. Gift vouchers are redeemed when you pay.':
    'Diesen Code kennt der Kartenverkauf nicht. Wertgutscheine lösen Sie beim Bezahlen ein.',
  'This code has been redeemed already, or is in a cart at the moment.':
    'Dieser Code ist schon eingelöst oder liegt gerade in einem Warenkorb.',
  'This code has expired.': 'Dieser Code ist abgelaufen.',
  'This code is not valid for this performance.': 'Dieser Code gilt nicht für diese Vorstellung.',
  'Please redeem this code in the cart of the online shop.': 'Diesen Code lösen Sie bitte im Warenkorb des Webshops ein.',
  'The seats of this performance cannot be chosen one by one.': 'Die Plätze dieser Vorstellung lassen sich nicht einzeln wählen.',
  '{percent} % off': '{percent} % Ermäßigung',
  '{percent} % off {groups}': '{percent} % auf {groups}',
  '{price} off each ticket': '{price} weniger je Karte',
  '{price} off {groups}': '{price} weniger für {groups}',
  '{price} for each ticket': '{price} je Karte',
  'Also on sale: {groups}': 'Freigeschaltet: {groups}',
  'Valid code': 'gültig',
  '{n} tickets free of charge': { one: 'Eine Karte frei', other: '{n} Karten frei' },
  'for {n} tickets': { one: 'für eine Karte', other: 'für {n} Karten' },
} as const
