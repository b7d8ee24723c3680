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

/** Milliseconds between two looks: a vendor that is asked too fast takes the number for a robot's. */
const LOOK_EVERY = 1_000;

type Options = {
  readonly systemContext: () => Context;
  readonly connections: Connections;
};

type GroupClaims = { readonly stop: () => Promise<void> };

/** Looks for people's codes in the descriptions of their groups, and joins, by the numbers open here. */
export function runGroupClaims({ systemContext, connections }: Options): GroupClaims {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  async function lookOnce(): Promise<void> {
    const look = await claimLookup(systemContext(), connections.numbers());
    if (look) await followInvite(systemContext, look, connections.of(look.numberId));
  }

  async function run() {
    while (!isStopping) {
      await lookOnce().catch((error) => log.warn("claims were not looked at: {error}", { error }));
      await Promise.race([stopping.promise, after(LOOK_EVERY)]);
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

/** Reads an invitation, and follows it where the code is behind it. */
export async function followInvite(
  systemContext: () => Context,
  { claimId, invite, state }: GroupLookup,
  connection: Connection | null,
): Promise<void> {
  try {
    if (!connection?.readInvite || !connection.joinByInvite) {
      return await recordLookupFailure(systemContext(), { claimId, reason: null });
    }
    const seen = await connection.readInvite(invite);
    const isFound = state === "JOINING" || await recordInvite(systemContext(), { claimId, seen });
    if (!isFound) return;
    const joined = await connection.joinByInvite(invite);
    await recordJoin(systemContext(), { claimId, group: seen, joined });
  } catch (error) {
    const reason = error instanceof MessengerRefusal ? error.reason : null;
    if (!reason) log.warn("the claim {claimId} was not looked at: {error}", { claimId, error });
    await recordLookupFailure(systemContext(), { claimId, reason });
  }
}

const after = (ms: number) =>
  new Promise<void>((resolve) => Deno.unrefTimer(setTimeout(resolve, ms)));
