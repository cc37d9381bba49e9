import type { ServiceDocument } from '../document.ts';
import type { Settings } from '../settings.ts';

/** One request of the Language Server Protocol that the service answers. A server loops over the list and needs to know no more. */
export interface Feature {
  /** The request's method: `textDocument/hover`. */
  readonly method: string;
  /** What the feature adds to the server's capabilities. */
  readonly capability: Readonly<Record<string, unknown>>;
  /** The answer to the request's parameters, as plain protocol values; null where there is none, or where the parameters are not what the protocol says. */
  handle(document: ServiceDocument, params: unknown, settings: Settings): unknown;
}

/** A feature with the parameters it needs read out of the request. */
export interface FeatureDefinition<Params> {
  readonly method: string;
  readonly capability: Readonly<Record<string, unknown>>;
  /** The parameters, or null where the request lacks them. */
  read(params: unknown): Params | null;
  run(document: ServiceDocument, params: Params, settings: Settings): unknown;
}

/** Declares a feature. */
export function defineFeature<Params>(definition: FeatureDefinition<Params>): Feature {
  return Object.freeze({
    method: definition.method,
    capability: definition.capability,
    handle(document: ServiceDocument, params: unknown, settings: Settings) {
      const read = definition.read(params);
      return read === null ? null : definition.run(document, read, settings);
    },
  });
}
