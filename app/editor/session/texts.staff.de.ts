/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Undone: {what}': 'Zurückgenommen: {what}',
  'Redone: {what}': 'Wiederholt: {what}',
  '{what} and {n} more': { one: '{what} und eine weitere', other: '{what} und {n} weitere' },
  '{name} moved': '{name} verschoben',
  '{name} changed': '{name} geändert',
} as const
