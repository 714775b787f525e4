/** How the tests' identity provider knows a house. */
export const CLIENT = { id: 'foyer', secret: 'nur-fuer-diesen-Test' }
