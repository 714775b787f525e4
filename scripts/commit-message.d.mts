export declare const MAX_SUBJECT_LENGTH: number
export function commitMessageProblems(message: string): string[]
