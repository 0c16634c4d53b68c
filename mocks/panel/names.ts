/** The path of the mock's control routes, below the API's base. */
export const CONTROL_PATH = '/__mock/';
/** The title of the panel, and the name of the button that opens it. */
export const TITLE = 'Mock API';
export const SHORTCUT = 'Alt+Shift+M';
