import type { Context } from "../../server/core/context.ts";
import type { DomainEvent } from "../../server/core/events.ts";
import type { EventId } from "../../server/core/ids.ts";
import { findReaction } from "../../server/core/reactions.ts";
import type { testApp } from "./test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;
type AnyReaction = (ctx: Context, event: DomainEvent, id: EventId) => Promise<void>;

/** Runs what follows from all that has happened, as the job runner would; `times` each. */
export async function runReactions({ db, jobs, system }: World, times = 1) {
  for (const job of jobs.splice(0)) {
    const row = await db.selectFrom("events").select(["name", "payload"])
      .where("id", "=", job.eventId).executeTakeFirst();
    if (!row) continue; // it went with its person
    const event = { name: row.name, ...row.payload } as DomainEvent;
    const reaction = findReaction(event.name, job.reaction) as AnyReaction;
    for (let n = 0; n < times; n++) await reaction(system.ctx(), event, job.eventId);
  }
}
