/** The version that the server tells its clients; a test holds it to package.json. */
export const VERSION = '0.1.0';
