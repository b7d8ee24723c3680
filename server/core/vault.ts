/** A secret was altered, is somebody else's, or was sealed with an unknown key. */
export class CannotOpen extends Error {}

/** Encrypts secrets at rest. `about` binds a secret to its owner: it opens for no other. */
export type Vault = {
  readonly seal: (secret: string, about: string) => Promise<string>;
  /** @throws CannotOpen */
  readonly open: (sealed: string, about: string) => Promise<string>;
  /** Derives a secret that needs no storage: always the same for the same `about`. */
  readonly derive: (about: string) => Promise<string>;
};
