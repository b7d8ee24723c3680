import type { SessionId } from "../core/ids.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";

/** The sessions that send through a number's connection: which through which, as last held. */
export function sharedNumbers() {
  let lanes = new Map<SessionId, HeldLane & { readonly through: SessionId }>();

  return {
    /** The session whose connection this one goes by. */
    numberOf: (session: SessionId): SessionId => lanes.get(session)?.through ?? session,

    /** @returns the numbers whose groups somebody has wanted read anew since. */
    note(held: readonly HeldLane[]): ReadonlySet<SessionId> {
      const before = lanes;
      lanes = new Map(
        held.flatMap((lane) =>
          lane.through ? [[lane.sessionId, { ...lane, through: lane.through }]] : []
        ),
      );
      const asked = [...lanes.values()].filter(({ sessionId, syncRequestedAt }) => {
        const earlier = before.get(sessionId);
        return earlier && syncRequestedAt?.getTime() !== earlier.syncRequestedAt?.getTime();
      });
      return new Set(asked.map(({ through }) => through));
    },
  };
}
