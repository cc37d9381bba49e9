import type * as service from '@movetext/language-service';

/**
 * What the server needs of the language service: a document in, editor values out.
 * It is a parameter of {@link startServer} so that a test can hand in a service that fails.
 */
export type LanguageService = Pick<
  typeof service,
  'openDocument' | 'updateDocument' | 'features' | 'diagnose' | 'defaultSettings' | 'readSettings'
>;

/** A document as the service holds it; the server keeps it by uri and looks at nothing but its version. */
export type ServiceDocument = ReturnType<LanguageService['openDocument']>;

/** The user's settings as the service reads them. */
export type Settings = LanguageService['defaultSettings'];
