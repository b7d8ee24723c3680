import type { Messenger } from "../../core/delivery/messenger.ts";

/** The number that the platform lends: a person's session of it goes through that number's own. */
export const platformNumber = (own: Messenger): Messenger => ({
  ...own,
  channel: "PLATFORM",
  pair: null,
});
