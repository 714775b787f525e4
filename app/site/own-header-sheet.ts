import sheet from './components/own-header.css?url'

/** The style sheet of headers that a house has chosen; pages of all others do not name it. */
export const OWN_HEADER_SHEET: string = sheet
