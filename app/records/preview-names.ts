/** The name under which a preview is asked for. */
export const PREVIEW_INPUT = 'preview'
/** The id of the sentence that stands where there is no page to show. */
export const PREVIEW_PROBLEM = 'foyer-preview-problem'
