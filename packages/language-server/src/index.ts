export type { Timer } from './diagnostics.ts';
export { type ServerRuntime, startServer } from './server.ts';
export type { LanguageService } from './service.ts';
export { platformTimer } from './timer.ts';
export { VERSION } from './version.ts';
