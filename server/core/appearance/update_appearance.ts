import { command } from "../command.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { changeAppearance, lockAppearance } from "./change_appearance.ts";
import { checkedColors, type Colors } from "./colors.ts";
import { Failure } from "../errors.ts";
import { type Appearance, canUndo } from "./appearance.ts";
import { asAppearance } from "./tables.ts";
import type { ThemeId } from "../ids.ts";
import { lockPresentTheme } from "./theme_store.ts";

/** `version` is the one that the admin was looking at; without it the last one wins. */
type UpdateAppearance = Given<Colors & { version: number }>;

/** Gives the product other colours: what is left out stays. @throws AppearanceChangedMeanwhile */
export const updateAppearance = command(async (tx, input: UpdateAppearance) => {
  permit(tx.viewer, "appearance.edit");
  const colors = checkedColors(input);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, { ...current, ...colors });
});

/** Goes back by one change, and each time by one more. @throws AppearanceChangedMeanwhile */
export const undoAppearance = command(async (tx, { version }: { version: number }) => {
  permit(tx.viewer, "appearance.edit");
  const current = await lockAppearance(tx, version);
  if (!canUndo(current)) throw new Failure("NOTHING_TO_UNDO", ["version"]);
  const before = await tx.db.selectFrom("appearances").select(asAppearance)
    .where("version", "=", current.stateOf - 1).executeTakeFirstOrThrow();
  return await changeAppearance(tx, current, before, before.stateOf);
});

/** `version` is the appearance's that the admin was looking at; without it the last one wins. */
type ApplyTheme = { readonly id: ThemeId } & Given<{ version: number }>;

/** Gives the product the colours of a theme. @throws Failure THEME_NOT_FOUND, AppearanceChangedMeanwhile */
export const applyTheme = command(async (tx, input: ApplyTheme): Promise<Appearance> => {
  const theme = await lockPresentTheme(tx, input.id);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, theme);
});
