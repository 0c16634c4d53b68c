/** The path of the mock's control routes, below the API's base. */
export const CONTROL_PATH = '/__mock/';
/** The name of the button and of the panel. */
export const TITLE = 'Mock API';
export const SHORTCUT = 'Alt+Shift+M';
