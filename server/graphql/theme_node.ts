import { loadThemes } from "../core/appearance/load_themes.ts";
import type { Theme } from "../core/appearance/theme.ts";
import type { Context } from "../core/context.ts";
import type { ThemeId } from "../core/ids.ts";
import { builder } from "./builder.ts";

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
