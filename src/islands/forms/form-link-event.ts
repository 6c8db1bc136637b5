/** Asks the island of a page's dialogs to open the form of a link: its `detail` is the link. */
export const FORM_LINK_EVENT = 'form-link'
