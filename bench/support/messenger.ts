import type { Context } from "../../server/core/context.ts";
import type { Connection } from "../../server/core/delivery/messenger.ts";
import { runLanes } from "../../server/delivery/lane_runner.ts";
import type { Base } from "./lanes.ts";

/** The lanes of a messenger that only takes messages, without limits or gaps of its own. */
export function runMessenger(
  base: Base,
  /** Takes a message of a session. @returns the messenger's id of it */
  take: (session: string, ...sent: Parameters<Connection["send"]>) => string,
) {
  const ports = {
    messengers: {
      TELEGRAM: {
        limits: { text: 4096, caption: 1024, gapMs: 0 },
        capabilities: { sendsWhileElsewhere: true },
        makeMessageId: null,
      },
    },
  } as unknown as Context["ports"]; // all that sending a text needs of them
  const systemContext = () => base.contextOf(ports);
  const connection = (session: string): Connection => ({
    probe: () => Promise.resolve(),
    groups: () => Promise.resolve([]),
    send: (...sent) => Promise.resolve({ messageId: take(session, ...sent) }),
    edit: () => Promise.reject(new Error("nothing is edited here")),
    remove: () => Promise.reject(new Error("nothing is removed here")),
    inviteUrl: null,
    readInvite: null,
    joinByInvite: null,
    leave: null,
    close: () => Promise.resolve(),
  });
  /** Starts the lanes. */
  function start() {
    const runner = runLanes({
      systemContext,
      connections: {
        hold: () => Promise.resolve(),
        of: (session) => connection(session),
        numbers: () => [],
        close: () => Promise.resolve(),
      },
      sendMs: 20_000,
      leaseMs: 30_000,
    });
    base.onEvents(({ wakesLanes }) => wakesLanes && runner.signal());
    return runner;
  }
  return { systemContext, start };
}
