import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";
import type { DueLane } from "./due_lanes.ts";
import { WINDOWS } from "./pace.ts";

/** The window of an hour, in milliseconds. */
const { ms: WINDOW_MS } = WINDOWS.find(({ cap }) => cap === "perHour")!;

/** When each lane may say these words once more, where its person limits that and the limit is met. */
export async function identicalFreeAt(
  { db, now }: Context,
  lanes: readonly DueLane[],
  texts: ReadonlyMap<SessionId, { readonly text: string }>,
): Promise<ReadonlyMap<SessionId, Date>> {
  const limited = lanes.filter((lane) => lane.dispatchId && lane.identicalPerHour !== null);
  if (limited.length === 0) return new Map();
  const { rows } = await sql<{ sessionId: SessionId; edge: Date }>`
    select given.session_id as "sessionId", latest.started_at as edge
    from unnest(
      ${limited.map(({ sessionId }) => sessionId)}::text[],
      ${limited.map(({ sessionId }) => texts.get(sessionId)?.text ?? "")}::text[],
      ${limited.map(({ identicalPerHour }) => identicalPerHour)}::int[]
    ) as given (session_id, text, most)
    cross join lateral (
      select started_at from dispatches
      where session_id = given.session_id and text = given.text
        and started_at > ${new Date(now.getTime() - WINDOW_MS)}::timestamptz
      order by started_at desc offset given.most - 1 limit 1
    ) as latest`.execute(db);
  return new Map(
    rows.map(({ sessionId, edge }) => [sessionId, new Date(edge.getTime() + WINDOW_MS)]),
  );
}
