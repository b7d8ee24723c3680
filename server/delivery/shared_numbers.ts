import type { SessionId } from "../core/ids.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";

/** Tracks which held sessions send through which number's connection. */
export function sharedNumbers() {
  let lanes = new Map<SessionId, HeldLane & { readonly through: SessionId }>();

  return {
    /** Returns the session whose connection this one uses. */
    numberOf: (session: SessionId): SessionId => lanes.get(session)?.through ?? session,

    /** Updates the held lanes. @returns the numbers whose groups were requested since. */
    update(held: readonly HeldLane[]): ReadonlySet<SessionId> {
      const before = lanes;
      lanes = new Map(
        held.flatMap((lane) =>
          lane.through ? [[lane.sessionId, { ...lane, through: lane.through }]] : []
        ),
      );
      const requested = [...lanes.values()].filter(({ sessionId, syncRequestedAt }) => {
        const earlier = before.get(sessionId);
        return earlier && syncRequestedAt?.getTime() !== earlier.syncRequestedAt?.getTime();
      });
      return new Set(requested.map(({ through }) => through));
    },
  };
}
