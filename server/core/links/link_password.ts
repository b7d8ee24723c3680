import type { Ports } from "../context.ts";
import type { ShortLink } from "./short_link.ts";

/** Hashes and verifies passwords, off the main thread. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
};

/** Whether a visitor may follow a link with the password that they typed; one without needs none. */
export const opensLink = async (
  { passwords }: Pick<Ports, "passwords">,
  { passwordHash }: Pick<ShortLink, "passwordHash">,
  typed: string,
): Promise<boolean> => passwordHash === null || await passwords.verify(passwordHash, typed);
