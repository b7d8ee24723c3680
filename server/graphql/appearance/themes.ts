import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { APPEARANCE } from "../../core/appearance/appearance.ts";
import { listThemes, loadThemes } from "../../core/appearance/theme_store.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { ThemeId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import type { Audience } from "../own_changes.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import type { Theme } from "../../core/appearance/theme.ts";
import type { Context } from "../../core/context.ts";

const ThemeSettings = builder.objectRef<Theme>("ThemeSettings").implement({
  description: "The colours of a theme.",
  fields: (t) => ({
    sidebarColor: t.exposeString("sidebarColor", { description: "The drawer: #RRGGBB." }),
    primaryColor: t.exposeString("primaryColor", {
      description: "What is chosen or to be pressed: #RRGGBB.",
    }),
    cardColor: t.exposeString("cardColor", { description: "Cards and bars: #RRGGBB." }),
  }),
});

export const ThemeSettingsInput = builder.inputType("ThemeSettingsInput", {
  description: "The colours of a theme.",
  fields: (t) => ({
    sidebarColor: t.string({ required: true, description: "The drawer: #RRGGBB." }),
    primaryColor: t.string({
      required: true,
      description: "What is chosen or to be pressed: #RRGGBB.",
    }),
    cardColor: t.string({ required: true, description: "Cards and bars: #RRGGBB." }),
  }),
});

export const ThemeNode = builder.loadableNode("Theme", {
  description: "Colours under a name, to be applied when their time comes.",
  authScopes: { may: "appearance.see" },
  id: { resolve: (theme: Theme) => theme.id, description: "thm_…" },
  load: (ids: ThemeId[], ctx: Context) => loadThemes(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    name: t.exposeString("name", { description: "What the admins call it." }),
    settings: t.field({
      type: ThemeSettings,
      description: "Its colours.",
      resolve: (theme) => theme,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

builder.queryField("themes", (t) =>
  t.connection(
    {
      type: ThemeNode,
      description: "All themes, newest first.",
      authScopes: { may: "appearance.see" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (theme) => theme.id },
          (page: ResolveCursorConnectionArgs) => listThemes(ctx, page),
        ),
    },
    { name: "ThemeConnection" },
    { name: "ThemeEdge" },
  ));

const ThemesChanged = changedPayload("ThemesChanged", "Something happened to a theme.", {
  noun: "theme",
  type: ThemeNode,
  load: (id: ThemeId, ctx) => ThemeNode.getDataloader(ctx).load(id),
  gone: "THEME_NOT_FOUND",
});

builder.subscriptionField("themesChanged", (t) =>
  t.field({
    type: ThemesChanged,
    description: "Each change of a theme: made, renamed, recoloured, deleted, restored.",
    authScopes: { may: "appearance.see" },
    extensions: { audience: "EVERYONE" satisfies Audience },
    subscribe: (_root, _args, ctx) => pipe(ctx.live(APPEARANCE), publishChanged(themesOf)),
    resolve: (id) => ({ id }),
  }));

const themesOf = (event: DomainEvent): ThemeId[] => "themeId" in event ? [event.themeId] : [];
