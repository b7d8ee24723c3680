import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { type DocumentFields, type FirestoreDocument, ORIGIN, storedPath } from "../document.ts";
import { loadBases } from "../importing/base.ts";
import { isTheirsLater } from "./changes.ts";
import type { ClaimedDocument } from "./claim_mirror.ts";
import type { DecidedWrite, Decision } from "./document_mirror.ts";
import { loadState, maskOf } from "./mirrored_state.ts";
import { isMarked, originOf, sameContent } from "./origin.ts";
import { partsOf, type Resource, type ResourceKind, sharedKinds } from "./resource.ts";

/** What an attempt brought. */
export type WriteResult = {
  /** Null: there is nothing to write anywhere. */
  readonly path: string | null;
  readonly isGone: boolean;
  /** Our fields of the document, if it has them now. */
  readonly fields: DocumentFields | null;
  /** Null: the attempt failed, because of `problem`. */
  readonly decision: Decision | null;
  readonly problem: string | null;
  /** A change there that ours overwrote, or that overwrites ours. */
  readonly conflict: "HERE" | "THERE" | null;
};

/** Somebody else's document that no import has seen: to write over it would lose what it says. */
class NotImported extends Error {
  constructor(path: string) {
    super(`NOT_IMPORTED: ${path}`);
  }
}

/** Writes a claimed document as it is now. Never throws: what failed is the result. */
export async function writeDocument(
  ctx: Context,
  { resource, path: known, changedAt }: Pick<ClaimedDocument, "resource" | "path" | "changedAt">,
): Promise<WriteResult> {
  const { kind } = partsOf(resource);
  let path = known;
  let isGone = true;
  let written: DocumentFields | null = null;
  let conflict: WriteResult["conflict"] = null;
  try {
    path = (await loadState(ctx, resource, known))?.path ?? null;
    const { documentMirror: mirror } = ctx.ports;
    if (path === null || !mirror) {
      return { path, isGone, fields: null, decision: "SAME", problem: null, conflict };
    }
    const at = path;
    const isShared = sharedKinds.has(kind) && mirror.isListening;
    const decision = await mirror.write({
      path: at,
      async decide(current): Promise<DecidedWrite> {
        conflict = null;
        // As it is after the document was read: an attempt that was held up writes nothing older.
        const state = await loadState(ctx, resource, at);
        if (state?.path !== at) throw new Error(`${at} has another path now`);
        const { fields } = state;
        isGone = fields === null;
        written = fields;
        const write = {
          decision: "WRITE",
          mask: [...maskOf(kind, fields ?? {}), ORIGIN],
          fields: fields && await marked(kind, at, fields),
        } as const;
        if (isSame(kind, current, fields)) return { decision: "SAME" };
        if (!current && await wasThere(ctx, { resource, path: at })) conflict = "HERE";
        if (!current || await isMarked(kind, current)) return write;
        const seen = await seenVersion(ctx, at);
        if (current.updateTime === seen) return write;
        if (!isShared) {
          if (seen === null && known === null && fields) throw new NotImported(at);
          return write;
        }
        conflict = isTheirsLater(current.updateTime, changedAt) ? "THERE" : "HERE";
        return conflict === "THERE" ? { decision: "YIELD" } : write;
      },
    });
    // Somebody who signed in anew meanwhile has the documents below.
    if (isGone && kind === "user" && await loadState(ctx, resource, at)) {
      await mirror.deleteBelow(at);
    }
    return { path, isGone, fields: written, decision, problem: null, conflict };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { path, isGone: false, fields: null, decision: null, problem, conflict: null };
  }
}

const marked = async (
  kind: ResourceKind,
  path: string,
  fields: DocumentFields,
): Promise<DocumentFields> => ({
  ...fields,
  [ORIGIN]: { stringValue: await originOf(kind, { path, fields }) },
});

const isSame = (
  kind: ResourceKind,
  current: FirestoreDocument | null,
  fields: DocumentFields | null,
): boolean =>
  current === null || fields === null
    ? current === null && fields === null
    : sameContent(kind, current.fields, fields);

/** Whether a document is not there any more that was, as far as we know: somebody else deleted it. */
async function wasThere(ctx: Context, place: { resource: Resource; path: string }) {
  const path = await storedPath(place.path);
  return (await loadBases(ctx, [{ ...place, path }])).has(path);
}

/** The version of a document that was taken over; null: none was. */
async function seenVersion({ db }: Context, path: string): Promise<string | null> {
  const row = await db.selectFrom("firestore_documents").select("update_time as version")
    .where("path", "=", await storedPath(path)).executeTakeFirst();
  return row?.version ?? null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The waits after attempts that failed; the last one repeats: a change is never given up. */
const waits = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** How much longer a wait may be, so that what failed together does not return together. */
const JITTER = 0.2;

/** Characters that are kept of a problem. */
const LONGEST_PROBLEM = 300;

type Attempted = {
  readonly claimed: ClaimedDocument;
  readonly result: WriteResult;
  /** From 0 to 1, for the jitter. */
  readonly random: number;
};

/** Records what an attempt brought. A claim that another process took over records nothing. */
export const recordWrite = command(
  async ({ db, now, emit }, { claimed, result, random }: Attempted) => {
    const { resource, attempts, requested, claimedAt } = claimed;
    const own = () =>
      db.updateTable("firestore_mirror").where("resource", "=", resource)
        .where("attempts", "=", attempts);
    if (result.decision === null) {
      const wait = waits[Math.min(attempts, waits.length) - 1]! * (1 + JITTER * random);
      await own().set({
        claimed_until: null,
        problem: (result.problem ?? "").slice(0, LONGEST_PROBLEM).replaceAll("\0", ""),
        next_attempt_at: new Date(now.getTime() + wait),
      }).execute();
      return;
    }
    const { numUpdatedRows } = await own().set((eb) => ({
      claimed_until: null,
      attempts: 0,
      problem: null,
      path: result.path,
      written: requested,
      // What another one changed there is not ours, and may still come.
      ...result.decision === "YIELD"
        ? {}
        : { written_at: now, fields: result.fields && JSON.stringify(result.fields) },
      state_at: claimedAt,
      // What waits now was requested during the attempt.
      requested_at: sql<Date>`greatest(${eb.ref("changed_at")}, ${claimedAt}::timestamptz)`,
      next_attempt_at: now,
    })).executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    // A theme may be restored: then it is known that it was deleted there by us.
    if (result.isGone && partsOf(resource).kind !== "theme") {
      await db.deleteFrom("firestore_mirror").where("resource", "=", resource)
        .where("requested", "=", requested).execute();
    }
    if (result.conflict && result.path) {
      emit({
        name: "firestore.conflicted",
        userId: null,
        path: result.path,
        winner: result.conflict,
      });
    }
  },
);
