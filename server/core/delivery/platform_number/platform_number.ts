import type { UserId } from "../../ids.ts";
import type { MessengerSession } from "../sessions/session.ts";

/** The number that the platform lends, as its session shows it. */
export type PlatformNumber = MessengerSession & { readonly lentAt: Date };

type Account = Pick<MessengerSession, "accountId" | "handle">;

/** The number as people write it. */
export const shownNumber = ({ handle, accountId }: Account): string => handle ?? `+${accountId}`;

/** How much it is used. */
export type NumberUse = {
  readonly lentBy: UserId;
  readonly people: number;
  readonly groups: number;
};
