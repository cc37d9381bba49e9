import { type ClientCapabilities, type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import type { Guard } from './guard.ts';
import type { LanguageService, Settings } from './service.ts';

/** The section of the client's configuration that is ours. */
export const SECTION = 'movetext';

/**
 * The user's settings. They come from `initializationOptions.movetext`, then from the client's configuration where it
 * can be asked for (`workspace/configuration`), else from what `workspace/didChangeConfiguration` carries.
 */
export class Configuration {
  readonly #connection: Connection;
  readonly #service: LanguageService;
  readonly #guard: Guard;
  readonly #onChange: () => void;
  #settings: Settings;
  #written = '';
  #canPull = false;
  #canRegister = false;

  constructor(connection: Connection, service: LanguageService, guard: Guard, onChange: () => void) {
    this.#connection = connection;
    this.#service = service;
    this.#guard = guard;
    this.#onChange = onChange;
    this.#settings = service.defaultSettings;
  }

  /** The settings in force. */
  get settings(): Settings {
    return this.#settings;
  }

  initialize(capabilities: ClientCapabilities, initializationOptions: unknown): void {
    this.#canPull = capabilities.workspace?.configuration === true;
    this.#canRegister = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
    this.#take(sectionOf(initializationOptions));
  }

  async initialized(): Promise<void> {
    await this.#pull();
    if (this.#canRegister) {
      await this.#connection.client
        .register(DidChangeConfigurationNotification.type, { section: SECTION })
        .catch((error: unknown) => this.#connection.console.warn(`The client takes no registration: ${String(error)}`));
    }
  }

  async changed(settings: unknown): Promise<void> {
    if (this.#canPull) await this.#pull();
    else this.#take(sectionOf(settings));
  }

  async #pull(): Promise<void> {
    if (!this.#canPull) return;
    try {
      this.#take(await this.#connection.workspace.getConfiguration(SECTION));
    } catch (error) {
      this.#connection.console.warn(`The client gave no configuration: ${String(error)}`);
    }
  }

  /** Nothing is not an empty object: a client without our section leaves the settings as they are. */
  #take(json: unknown): void {
    if (json === null || json === undefined) return;
    const written = JSON.stringify(json);
    if (written === this.#written) return;
    this.#written = written;
    const read = this.#guard('settings', () => this.#service.readSettings(withoutTrace(json)), undefined);
    if (!read) return;
    for (const problem of read.problems) this.#connection.console.warn(problem);
    this.#settings = read.settings;
    this.#onChange();
  }
}

function sectionOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(SECTION in value)) return undefined;
  return value[SECTION];
}

/** Language clients keep their trace level in the server's section; it is not a setting of the service. */
function withoutTrace(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('trace' in json)) return json;
  const { trace: _, ...rest } = json;
  return rest;
}
