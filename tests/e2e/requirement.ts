/** The requirements that a test covers, as an annotation that `npm run trace` reads. */
export function requirement(...requirements: string[]): { annotation: { type: 'requirement'; description: string }[] } {
  return { annotation: requirements.map((description) => ({ type: 'requirement', description })) }
}
