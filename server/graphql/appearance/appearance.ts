import { pipe } from "graphql-yoga";
import {
  APPEARANCE,
  type Appearance,
  AppearanceChangedMeanwhile,
  canUndo,
  currentAppearance,
  undoAppearance,
  updateAppearance,
} from "../../core/appearance/appearance.ts";
import { applyTheme } from "../../core/appearance/edit_themes.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { ThemeId } from "../../core/ids.ts";
import { builder, UserError } from "../builder.ts";
import type { Audience } from "../own_changes.ts";
import { publishChanged } from "../publish_changed.ts";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";

const AppearanceNode = builder.loadableNode("Appearance", {
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

builder.queryField("appearance", (t) =>
  t.field({
    type: AppearanceNode,
    description: "How the product looks to everybody.",
    authScopes: { may: "appearance.see" },
    resolve: () => APPEARANCE,
  }));

builder.mutationField("updateAppearance", (t) =>
  t.fieldWithInput({
    type: AppearanceNode,
    description: "Gives the product other colours, in every open browser. A field left out stays.",
    authScopes: { may: "appearance.edit" },
    errors: { types: [AppearanceChangedMeanwhile] },
    input: {
      sidebarColor: t.input.string({ description: "The drawer: #RRGGBB." }),
      primaryColor: t.input.string({ description: "What is chosen or to be pressed: #RRGGBB." }),
      cardColor: t.input.string({ description: "Cards and bars: #RRGGBB." }),
      version: t.input.int({
        description: "The version that was looked at; left out, the last change wins.",
      }),
    },
    resolve: (_, { input }, ctx) => updateAppearance(ctx, input),
  }));

builder.mutationField("undoAppearance", (t) =>
  t.fieldWithInput({
    type: AppearanceNode,
    description: "Goes back by one change, and each time by one more.",
    authScopes: { may: "appearance.edit" },
    errors: { types: [AppearanceChangedMeanwhile] },
    input: {
      version: t.input.int({ required: true, description: "The version that was looked at." }),
    },
    resolve: (_, { input }, ctx) => undoAppearance(ctx, input),
  }));

builder.mutationField("applyTheme", (t) =>
  t.fieldWithInput({
    type: AppearanceNode,
    description: "Gives the product the colours of a theme.",
    authScopes: { may: "appearance.edit" },
    errors: { types: [AppearanceChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "thm_…" }),
      version: t.input.int({
        description: "The appearance's version that was looked at; left out, this change wins.",
      }),
    },
    resolve: (_, { input }, ctx) => applyTheme(ctx, { ...input, id: input.id as ThemeId }),
  }));

builder.subscriptionField("appearanceChanged", (t) =>
  t.field({
    type: AppearanceNode,
    description: "The appearance, each time it has changed.",
    authScopes: { may: "appearance.see" },
    extensions: { audience: "EVERYONE" satisfies Audience },
    subscribe: (_root, _args, ctx) => pipe(ctx.live(APPEARANCE), publishChanged(appearanceOf)),
    resolve: (id) => id,
  }));

const appearanceOf = ({ name }: DomainEvent) => name === "appearance.changed" ? [APPEARANCE] : [];
