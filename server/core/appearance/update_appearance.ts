import { command } from "../command.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { changeAppearance, lockAppearance } from "./change_appearance.ts";
import { checkedColors, type Colors } from "./colors.ts";

/** `version` is the one that the admin was looking at; without it the last one wins. */
export type UpdateAppearance = Given<Colors & { version: number }>;

/** Gives the product other colours: what is left out stays. @throws AppearanceChangedMeanwhile */
export const updateAppearance = command(async (tx, input: UpdateAppearance) => {
  permit(tx.viewer, "appearance.edit");
  const colors = checkedColors(input);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, { ...current, ...colors });
});
