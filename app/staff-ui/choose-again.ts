import type { MouseEvent } from 'react'

/**
 * Attributes of a file input that acts as soon as a file is chosen. Browsers report no choice of the file that is chosen already,
 * so that one that failed, was removed or saved anew could not be chosen again.
 */
export const chooseAgain = {
  onClick({ currentTarget }: MouseEvent<HTMLInputElement>): void {
    currentTarget.value = ''
  },
}
