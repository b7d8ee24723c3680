import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { canUndo } from "./appearance.ts";
import { changeAppearance, lockAppearance } from "./change_appearance.ts";
import { asAppearance } from "./tables.ts";

/** Goes back by one change, and each time by one more. @throws AppearanceChangedMeanwhile */
export const undoAppearance = command(async (work, { version }: { version: number }) => {
  permit(work.viewer, "appearance.edit");
  const current = await lockAppearance(work, version);
  if (!canUndo(current)) throw new Failure("NOTHING_TO_UNDO", ["version"]);
  const before = await work.db.selectFrom("appearances").select(asAppearance)
    .where("version", "=", current.stateOf - 1).executeTakeFirstOrThrow();
  return await changeAppearance(work, current, before, before.stateOf);
});
