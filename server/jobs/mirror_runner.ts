import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { claimDocuments, nextDocumentAt } from "../core/firestore/mirroring/claim_mirror.ts";
import { recordWrite, writeDocument } from "../core/firestore/mirroring/write_document.ts";
import { type ClaimLoop, runClaims } from "./claim_loop.ts";

const log = getLogger(["garimpo", "firestore"]);

/** The most documents that one process writes at once. */
const MOST_AT_ONCE = 16;
/** Milliseconds until a claimed document is due again: longer than an attempt may take (90 s). */
const LEASE_MS = 2 * 60_000;

type Options = {
  readonly systemContext: () => Context;
  readonly leaseMs?: number;
  readonly random?: () => number;
};

/** Writes to Firestore what waits for it, until it is stopped. */
export const runMirror = (
  { systemContext, leaseMs = LEASE_MS, random = Math.random }: Options,
): ClaimLoop =>
  runClaims({
    log,
    mostAtOnce: MOST_AT_ONCE,
    claim: (most) => claimDocuments(systemContext(), { most, leaseMs }),
    async nextIn() {
      const ctx = systemContext();
      const dueAt = await nextDocumentAt(ctx);
      return dueAt && dueAt.getTime() - ctx.now.getTime();
    },
    async attempt(claimed) {
      const result = await writeDocument(systemContext(), claimed);
      const { resource } = claimed;
      if (result.problem !== null) {
        log.warn("{resource} was not written: {problem}", { resource, problem: result.problem });
      }
      if (result.conflict) {
        const { path, conflict: winner } = result;
        log.warn("{path} changed in Firestore, too: {winner} holds", { path, winner });
      }
      await recordWrite(systemContext(), { claimed, result, random: random() });
    },
  });
