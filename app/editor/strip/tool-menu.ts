/** Opens the menu in the strip that belongs to what is being written in. @returns false where there is none */
export function openToolMenu(): boolean {
  const button = document.querySelector<HTMLElement>('[data-text-tools] [aria-haspopup="menu"]')
  button?.click()
  return button !== null
}
