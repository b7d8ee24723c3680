import type { TagName } from "./shops.tsx";

type Typed = Partial<Record<TagName, string>>;

const name = (screen: string) => `typed:${screen}`;

/** What was typed on a shop's screen and not saved: it outlives a reload, and signing in again. */
export const typedTags = (screen: string): Typed =>
  JSON.parse(sessionStorage.getItem(name(screen)) ?? "{}");

export const keepTypedTags = (screen: string, typed: Typed) =>
  sessionStorage.setItem(name(screen), JSON.stringify(typed));

export const dropTypedTags = (screen: string) => sessionStorage.removeItem(name(screen));
