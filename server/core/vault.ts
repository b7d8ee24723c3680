/** A secret was altered, belongs to another owner, or was sealed with an unknown key. */
export class CannotOpen extends Error {}

/** Encrypts secrets at rest. `about` binds a secret to its owner: it cannot be opened for another. */
export type Vault = {
  /** The ids of the keys that open, the sealing one first. */
  readonly keyIds: readonly [string, ...string[]];
  /** Returns the id of the key that opens a secret; null: it is none of ours. */
  readonly keyIdOf: (sealed: string) => string | null;
  readonly seal: (secret: string, about: string) => Promise<string>;
  /** @throws CannotOpen */
  readonly open: (sealed: string, about: string) => Promise<string>;
  /** Derives a secret that need not be stored: the same for the same `about`. */
  readonly derive: (about: string) => Promise<string>;
};
