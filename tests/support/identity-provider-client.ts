/** The site's client credentials at the tests' identity provider. */
export const CLIENT = { id: 'foyer', secret: 'nur-fuer-diesen-Test' }
