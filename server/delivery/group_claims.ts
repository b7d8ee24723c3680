import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import {
  claimLookup,
  type GroupLookup,
  recordInvite,
  recordJoin,
  recordLookupFailure,
} from "../core/delivery/platform_number/check_invite.ts";
import { type Connection, MessengerRefusal } from "../core/delivery/messenger.ts";
import type { Connections } from "./connections.ts";

const log = getLogger(["garimpo", "claims"]);

/** Milliseconds between two lookups: faster ones make the vendor suspect a robot. */
const CHECK_EVERY = 1_000;

type Options = {
  readonly systemContext: () => Context;
  readonly connections: Connections;
};

type GroupClaims = { readonly stop: () => Promise<void> };

/**
 * Runs lookups of group claims by the numbers open here: finds codes in groups' descriptions, then
 * joins.
 */
export function runGroupClaims({ systemContext, connections }: Options): GroupClaims {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  async function checkOnce(): Promise<void> {
    const lookup = await claimLookup(systemContext(), connections.numbers());
    if (lookup) await followInvite(systemContext, lookup, connections.of(lookup.numberId));
  }

  async function run() {
    while (!isStopping) {
      await checkOnce().catch((error) =>
        log.warn("group claims were not checked: {error}", { error })
      );
      await Promise.race([stopping.promise, delay(CHECK_EVERY, undefined, { ref: false })]);
    }
  }
  const running = run();

  return {
    async stop() {
      isStopping = true;
      stopping.resolve();
      await running;
    },
  };
}

/** Reads an invitation, and follows it if the group has the code. */
export async function followInvite(
  systemContext: () => Context,
  { claimId, invite, status }: GroupLookup,
  connection: Connection | null,
): Promise<void> {
  try {
    if (!connection?.readInvite || !connection.joinByInvite) {
      return await recordLookupFailure(systemContext(), { claimId, reason: null });
    }
    const seen = await connection.readInvite(invite);
    const isFound = status === "JOINING" || await recordInvite(systemContext(), { claimId, seen });
    if (!isFound) return;
    const joined = await connection.joinByInvite(invite);
    await recordJoin(systemContext(), { claimId, group: seen, joined });
  } catch (error) {
    const reason = error instanceof MessengerRefusal ? error.reason : null;
    if (!reason) log.warn("the claim {claimId} was not checked: {error}", { claimId, error });
    await recordLookupFailure(systemContext(), { claimId, reason });
  }
}
