/** Shorter values say where a link leads; longer ones may be what opens a door. */
const MIN_SECRET_LENGTH = 12
const VALUE = new RegExp(`([?&][\\w.-]+=)[^\\s&#"<>]{${MIN_SECRET_LENGTH},}`, 'g')

/**
 * A text without what lets whoever reads it into an account, a preview or somebody's form: all of these stand as a long value
 * in the query of a link, and become an ellipsis.
 */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, (url) => url.replaceAll(VALUE, '$1…'))
}
