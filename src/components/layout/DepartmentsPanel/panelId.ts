/** The id of the departments panel, for the header's button that opens it; the panel itself comes later. */
export const DEPARTMENTS_PANEL_ID = 'departments-panel';
