import type { ImpersonationId, UserId } from "../ids.ts";

/** Who asks. There is always one: nobody is `undefined`, and jobs ask as the system. */
export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "system" }
  | Person;

export type Person = {
  readonly kind: "member" | "admin";
  readonly userId: UserId;
  /** Which of their sessions this is, as the identity provider tells them apart. */
  readonly sessionKey?: string;
  /** Given: it is an admin who acts in their name, and never as an admin. */
  readonly impersonation?: Impersonation;
};

export type Impersonation = {
  readonly id: ImpersonationId;
  readonly adminId: UserId;
  readonly expiresAt: Date;
};

export const guest: Viewer = { kind: "guest" };
export const system: Viewer = { kind: "system" };
