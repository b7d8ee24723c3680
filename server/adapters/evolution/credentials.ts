import { CannotOpen } from "../../core/vault.ts";

/** What makes one be a session: where its gateway is, its instance's name there, and that one's key. */
export type Credentials = {
  readonly url: string;
  readonly instance: string;
  readonly token: string;
};

export const writeCredentials = (credentials: Credentials): string => JSON.stringify(credentials);

/** @throws CannotOpen where these are none. */
export function readCredentials(text: string): Credentials {
  const { url, instance, token } = parsed(text);
  if (typeof url === "string" && typeof instance === "string" && typeof token === "string") {
    return { url, instance, token };
  }
  throw new CannotOpen("these are no credentials of an instance");
}

function parsed(text: string): Partial<Record<keyof Credentials, unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
