/** How the tab and the panel of a mode are named: in the page that is built, and by what opens them. */

export const TAB_ID = 'viewer-tab-'
export const PANEL_ID = 'viewer-panel-'
