import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { canUndo } from "./appearance.ts";
import { changeAppearance, lockAppearance } from "./change_appearance.ts";
import { asAppearance } from "./tables.ts";

/** Goes back by one change, and each time by one more. @throws AppearanceChangedMeanwhile */
export const undoAppearance = command(async (tx, { version }: { version: number }) => {
  permit(tx.viewer, "appearance.edit");
  const current = await lockAppearance(tx, version);
  if (!canUndo(current)) throw new Failure("NOTHING_TO_UNDO", ["version"]);
  const before = await tx.db.selectFrom("appearances").select(asAppearance)
    .where("version", "=", current.stateOf - 1).executeTakeFirstOrThrow();
  return await changeAppearance(tx, current, before, before.stateOf);
});
