import type { AppearanceId } from "../ids.ts";
import type { Colors } from "./colors.ts";
import type { Context } from "../context.ts";
import { asAppearance } from "./tables.ts";

/** There is one appearance, for everybody: its id names it in events. */
export const APPEARANCE: AppearanceId = `apr_${"0".repeat(26)}`;

/** How the product looks to everybody, and which change that was. */
export type Appearance = Colors & {
  /** Grows by one with each change, an undo included. */
  readonly version: number;
  /** The version whose colours these are: an earlier one, after an undo. */
  readonly stateOf: number;
  readonly changedAt: Date;
};

/** The product's own first colours are the first version: nothing came before. */
export const canUndo = ({ stateOf }: Pick<Appearance, "stateOf">): boolean => stateOf > 1;

/** How the product looks now. Anybody may know. */
export const currentAppearance = ({ db }: Context): Promise<Appearance> =>
  db.selectFrom("appearances").select(asAppearance)
    .orderBy("version", "desc").limit(1).executeTakeFirstOrThrow();
