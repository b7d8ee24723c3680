import { displayNameOf } from "../../core/users/user.ts";
import type { Identified } from "../../core/users/account/identity.ts";
import type { AuthUser } from "./auth_tables.ts";

/** The provider's name in `identities`. */
export const EMBEDDED = "embedded";

/** Returns an account's identity for the product; without a session, as of now. */
export const identified = (
  { id, email, emailVerified, name, createdAt }: AuthUser,
  session: { readonly id: string; readonly createdAt: Date } | null = null,
  isSocial = false,
): Identified => ({
  provider: EMBEDDED,
  subject: id,
  email: email.toLowerCase(),
  emailVerified,
  displayName: displayNameOf(name, email),
  isAdmin: false,
  isSocial,
  createdAt,
  sessionKey: session?.id ?? "",
  signedInAt: session?.createdAt ?? new Date(),
});
