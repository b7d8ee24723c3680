import { embeddedIdentity } from "./embedded.ts";
import type { Identity } from "./identity.ts";

/** The provider of this installation. */
export const identity: Identity = embeddedIdentity;
