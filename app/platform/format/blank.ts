/** Whether nobody sees anything of a text: it is empty, or holds but blanks and signs that take no room. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}
