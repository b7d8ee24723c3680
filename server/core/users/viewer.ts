import type { UserId } from "../ids.ts";

/** Who asks. There is always one: nobody is `undefined`, and jobs ask as the system. */
export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "system" }
  | { readonly kind: "member" | "admin"; readonly userId: UserId };

export const guest: Viewer = { kind: "guest" };
export const system: Viewer = { kind: "system" };
