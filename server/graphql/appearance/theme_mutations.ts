import {
  cloneTheme,
  createTheme,
  deleteTheme,
  importThemes,
  restoreTheme,
  ThemeChangedMeanwhile,
  updateTheme,
} from "../../core/appearance/edit_themes.ts";
import type { Theme } from "../../core/appearance/theme.ts";
import type { ThemeId } from "../../core/ids.ts";
import { builder, UserError } from "../builder.ts";
import { ThemeNode, ThemeSettingsInput } from "./themes.ts";

const ThemeInput = builder.inputType("ThemeInput", {
  description: "A theme to be.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Up to 60 characters." }),
    settings: t.field({ type: ThemeSettingsInput, required: true, description: "Its colours." }),
  }),
});

builder.objectType(ThemeChangedMeanwhile, {
  name: "ThemeChangedMeanwhile",
  description: "Somebody changed the theme after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: ThemeNode,
      description: "The theme as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedTheme = builder.objectRef<{ themeId: ThemeId; restorableUntil: Date }>("DeletedTheme")
  .implement({
    description: "A theme that is gone from the list.",
    fields: (t) => ({
      themeId: t.exposeID("themeId", { description: "Which one." }),
      restorableUntil: t.expose("restorableUntil", {
        type: "DateTime",
        description: "Until when `restoreTheme` brings it back.",
      }),
    }),
  });

const ImportedThemes = builder.objectRef<readonly Theme[]>("ImportedThemes").implement({
  description: "The themes that an import made.",
  fields: (t) => ({
    themes: t.field({
      type: [ThemeNode],
      description: "In the order given.",
      resolve: (themes) => [...themes],
    }),
  }),
});

builder.mutationField("createTheme", (t) =>
  t.fieldWithInput({
    type: ThemeNode,
    description: "Keeps colours under a name.",
    authScopes: { may: "appearance.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      settings: t.input.field({
        type: ThemeSettingsInput,
        required: true,
        description: "Its colours.",
      }),
    },
    resolve: (_, { input }, ctx) => createTheme(ctx, input),
  }));

builder.mutationField("updateTheme", (t) =>
  t.fieldWithInput({
    type: ThemeNode,
    description: "Renames a theme, or gives it other colours. A field left out stays.",
    authScopes: { may: "appearance.edit" },
    errors: { types: [ThemeChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "thm_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      name: t.input.string({ description: "Up to 60 characters." }),
      settings: t.input.field({ type: ThemeSettingsInput, description: "Its colours." }),
    },
    resolve: (_, { input }, ctx) => updateTheme(ctx, { ...input, id: input.id as ThemeId }),
  }));

builder.mutationField("importThemes", (t) =>
  t.fieldWithInput({
    type: ImportedThemes,
    description: "Makes many themes: all of them, or none.",
    authScopes: { may: "appearance.edit" },
    errors: {},
    input: {
      themes: t.input.field({ type: [ThemeInput], required: true, description: "1 to 200." }),
    },
    resolve: (_, { input }, ctx) => importThemes(ctx, input),
  }));

builder.mutationField("cloneTheme", (t) =>
  t.fieldWithInput({
    type: ThemeNode,
    description: "Makes another theme with the same colours.",
    authScopes: { may: "appearance.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "thm_…" }) },
    resolve: (_, { input }, ctx) => cloneTheme(ctx, { id: input.id as ThemeId }),
  }));

builder.mutationField("deleteTheme", (t) =>
  t.fieldWithInput({
    type: DeletedTheme,
    description: "Takes a theme out of the list; for a week it can be brought back.",
    authScopes: { may: "appearance.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "thm_…" }) },
    resolve: (_, { input }, ctx) => deleteTheme(ctx, { id: input.id as ThemeId }),
  }));

builder.mutationField("restoreTheme", (t) =>
  t.fieldWithInput({
    type: ThemeNode,
    description: "Brings a deleted theme back, as it was.",
    authScopes: { may: "appearance.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "thm_…" }) },
    resolve: (_, { input }, ctx) => restoreTheme(ctx, { id: input.id as ThemeId }),
  }));
