import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { APPEARANCE } from "../core/appearance/appearance.ts";
import { listThemes } from "../core/appearance/list_themes.ts";
import type { DomainEvent } from "../core/events.ts";
import type { ThemeId } from "../core/ids.ts";
import { builder } from "./builder.ts";
import { nullWhen } from "./null_when.ts";
import { tellChanged } from "./tell_changed.ts";
import { ThemeNode } from "./theme_node.ts";

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

const ThemeChange = builder.objectRef<{ themeId: ThemeId }>("ThemeChange").implement({
  description: "Something happened to a theme.",
  fields: (t) => ({
    themeId: t.exposeID("themeId", { description: "Which one." }),
    theme: t.field({
      type: ThemeNode,
      nullable: true,
      description: "As it is now; null when it was deleted.",
      resolve: ({ themeId }, _, ctx) =>
        ThemeNode.getDataloader(ctx).load(themeId).catch(nullWhen("THEME_NOT_FOUND")),
    }),
  }),
});

builder.subscriptionField("themesChanged", (t) =>
  t.field({
    type: ThemeChange,
    description: "Each change of a theme: made, renamed, recoloured, deleted, restored.",
    authScopes: { may: "appearance.see" },
    extensions: { isSameForAll: true },
    subscribe: (_root, _args, ctx) => pipe(ctx.live(APPEARANCE), tellChanged(themesOf)),
    resolve: (themeId) => ({ themeId }),
  }));

const themesOf = (event: DomainEvent): ThemeId[] => "themeId" in event ? [event.themeId] : [];
