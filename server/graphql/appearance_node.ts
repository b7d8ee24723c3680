import { APPEARANCE, type Appearance, canUndo } from "../core/appearance/appearance.ts";
import { AppearanceChangedMeanwhile } from "../core/appearance/change_appearance.ts";
import { currentAppearance } from "../core/appearance/current_appearance.ts";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { builder, UserError } from "./builder.ts";

export const AppearanceNode = builder.loadableNode("Appearance", {
  description: "How the product looks to everybody.",
  authScopes: { may: "appearance.see" },
  id: {
    resolve: (_appearance: Appearance) => APPEARANCE,
    description: "apr_…, always the same: there is one.",
  },
  load: async (ids: string[], ctx: Context) => {
    const appearance = await currentAppearance(ctx);
    return ids.map((id) => id === APPEARANCE ? appearance : new Failure("NODE_NOT_FOUND"));
  },
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    sidebarColor: t.exposeString("sidebarColor", { description: "The drawer: #RRGGBB." }),
    primaryColor: t.exposeString("primaryColor", {
      description: "What is chosen or to be pressed: #RRGGBB.",
    }),
    cardColor: t.exposeString("cardColor", { description: "Cards and bars: #RRGGBB." }),
    changedAt: t.expose("changedAt", { type: "DateTime", description: "When it last changed." }),
    canUndo: t.boolean({
      description: "Whether `undoAppearance` has something to go back to.",
      resolve: canUndo,
    }),
  }),
});

builder.objectType(AppearanceChangedMeanwhile, {
  name: "AppearanceChangedMeanwhile",
  description: "Somebody changed the appearance after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: AppearanceNode,
      description: "How it looks now.",
      resolve: ({ current }) => current,
    }),
  }),
});
