import type { ThemeId, UserId } from "../ids.ts";

/** Every appearance there has been; the highest version is the present one. */
export type AppearancesTable = {
  version: number;
  state_of: number;
  sidebar_color: string;
  primary_color: string;
  card_color: string;
  /** Null: the product itself, or somebody who is gone. */
  changed_by: UserId | null;
  changed_at: Date;
};

export type ThemesTable = {
  id: ThemeId;
  version: number;
  name: string;
  sidebar_color: string;
  primary_color: string;
  card_color: string;
  created_at: Date;
  deleted_at: Date | null;
};

const asColors = [
  "sidebar_color as sidebarColor",
  "primary_color as primaryColor",
  "card_color as cardColor",
] as const;

/** A row, selected so, is an `Appearance`. */
export const asAppearance = [
  "version",
  "state_of as stateOf",
  ...asColors,
  "changed_at as changedAt",
] as const;

/** A row, selected so, is a `Theme`. */
export const asTheme = [
  "id",
  "version",
  "name",
  ...asColors,
  "created_at as createdAt",
  "deleted_at as deletedAt",
] as const;
