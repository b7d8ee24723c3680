import type { Context } from "../context.ts";
import type { Appearance } from "./appearance.ts";
import { asAppearance } from "./tables.ts";

/** How the product looks now. Anybody may know. */
export const currentAppearance = ({ db }: Context): Promise<Appearance> =>
  db.selectFrom("appearances").select(asAppearance)
    .orderBy("version", "desc").limit(1).executeTakeFirstOrThrow();
