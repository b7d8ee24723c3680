import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { ProcessId } from "../core/ids.ts";
import {
  claimCorrections,
  type CorrectionTurn,
} from "../core/delivery/corrections/claim_corrections.ts";
import type { CorrectionOutcome } from "../core/delivery/corrections/correction.ts";
import { finalizeCorrection } from "../core/delivery/corrections/finalize_correction.ts";
import type { Connections } from "./connections.ts";
import { correctMessage } from "./correct_message.ts";

const log = getLogger(["garimpo", "corrections"]);

type Options = {
  readonly systemContext: () => Context;
  readonly connections: Pick<Connections, "of">;
  readonly processId: ProcessId;
  /** Milliseconds within which a correction is made or uncertain. */
  readonly sendMs: number;
  /** Called for each correction that begins, with the end of it. */
  readonly onBegin: (over: Promise<void>) => void;
};

/** The outcome without a connection: its credentials could not be opened, or it was just closed. */
const notOpen: CorrectionOutcome = { status: "QUEUED", reason: "SESSION_PROBLEM", restMs: 5_000 };

/** Makes the due corrections of the lanes that a process holds, at most one of a lane at a time. */
export function runCorrections(
  { systemContext, connections, processId, sendMs, onBegin }: Options,
) {
  async function correct(turn: CorrectionTurn): Promise<void> {
    const connection = connections.of(turn.sessionId);
    const messenger = systemContext().ports.messengers[turn.channel];
    const outcome = connection
      ? await correctMessage(turn, { connection, messenger, sendMs })
      : notOpen;
    await finalizeCorrection(systemContext(), { processId, turn, outcome });
  }

  return {
    async claim(): Promise<void> {
      const turns = await claimCorrections(systemContext(), {
        ...{ processId, sendMs, random: Math.random },
      });
      for (const turn of turns) {
        // One whose end cannot be written is in doubt once its lane is taken over.
        onBegin(
          correct(turn).catch((error) => {
            log.error("the end of {id} was not written: {error}", { id: turn.id, error });
          }),
        );
      }
    },
  };
}
