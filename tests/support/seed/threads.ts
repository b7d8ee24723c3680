import { newId } from "../../../server/core/ids.ts";
import type { Member, testApp } from "../test_app.ts";

/** A person's conversation with the assistant, with an answer that proposes a text. @returns its ids. */
export async function seedThread(
  { db }: Awaited<ReturnType<typeof testApp>>,
  person: Member,
  mark: string,
) {
  const [thr, prompt, tms, prp] = [newId("thr"), newId("tms"), newId("tms"), newId("prp")];
  const { now } = person.ctx();
  await db.insertInto("threads").values({
    id: thr,
    user_id: person.id,
    title: `${mark} conversa`,
    created_at: now,
    updated_at: now,
  }).execute();
  const message = {
    thread_id: thr,
    user_id: person.id,
    status: "DONE",
    key: null,
    draft: "",
    draw: 0,
    sent: JSON.stringify({ messages: [mark] }),
    failure_code: null,
    lease_until: null,
    created_at: now,
    ended_at: now,
  } as const;
  const fact = { ref: "f1", label: `${mark} ficha`, text: mark, path: "/app/offer" };
  await db.insertInto("thread_messages").values([
    { ...message, id: prompt, parent_id: null, role: "PERSON", text: `${mark}?`, facts: "[]" },
    {
      ...message,
      id: tms,
      parent_id: prompt,
      role: "ASSISTANT",
      text: mark,
      facts: JSON.stringify([fact]),
    },
  ]).execute();
  await db.insertInto("proposals").values({
    id: prp,
    message_id: tms,
    user_id: person.id,
    status: "PENDING",
    kind: "TEXT",
    content: JSON.stringify({ kind: "TEXT", name: mark, body: `${mark} {link}` }),
    result_id: null,
    expires_at: new Date(now.getTime() + 60 * 60 * 1000),
    created_at: now,
    answered_at: null,
  }).execute();
  return { thr, tms, prp };
}
