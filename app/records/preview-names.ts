/** The name of the form field that holds a preview request. */
export const PREVIEW_INPUT = 'preview'
/** The id of the element with the message shown in place of a preview. */
export const PREVIEW_PROBLEM = 'foyer-preview-problem'
