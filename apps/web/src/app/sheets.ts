/** The dialogs that can be open above every page, one at a time. */
export type Sheet = 'palette' | 'help' | 'display' | 'more';
