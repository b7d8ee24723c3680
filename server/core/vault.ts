/** A secret that was altered, is somebody else's, or was sealed with a key now unknown. */
export class CannotOpen extends Error {}

/** Keeps secrets at rest. `about` says whose a secret is: elsewhere it does not open. */
export type Vault = {
  readonly seal: (secret: string, about: string) => Promise<string>;
  /** @throws CannotOpen */
  readonly open: (sealed: string, about: string) => Promise<string>;
  /** A secret that nobody needs to keep: the same for ever for the same words. */
  readonly derive: (about: string) => Promise<string>;
};
