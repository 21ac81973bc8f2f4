/** What can lie above a page, whichever it is. One at a time. */
export type Sheet = 'palette' | 'help' | 'display' | 'more';
