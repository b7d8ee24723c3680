import type { ThemeId, UserId } from "../ids.ts";

/** Every version of the appearance; the highest is the current one. */
export type AppearancesTable = {
  version: number;
  state_of: number;
  sidebar_color: string;
  primary_color: string;
  card_color: string;
  /** Null: the product itself, or a deleted account. */
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

/** The columns of an `Appearance`, selected under its field names. */
export const asAppearance = [
  "version",
  "state_of as stateOf",
  ...asColors,
  "changed_at as changedAt",
] as const;

/** The columns of a `Theme`, selected under its field names. */
export const asTheme = [
  "id",
  "version",
  "name",
  ...asColors,
  "created_at as createdAt",
  "deleted_at as deletedAt",
] as const;
