import { sql } from "kysely";
import { expect, test } from "vitest";
import { listDecisions } from "../../../server/core/automation/decisions/list_decisions.ts";
import { reasonSentence } from "../../../server/core/automation/decisions/reasons.ts";
import { noConditions, triggerOf } from "../../../server/core/automation/rule.ts";
import { starterRules } from "../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../server/core/automation/write_rule.ts";
import { sourcesOf } from "../../../server/core/delivery/sessions/open_session.ts";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import { sentences } from "../../../server/core/errors.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { soon } from "../../support/messengers/connect_messenger.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { connectSession, messagingProcess } from "../../support/seed/deliveries.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { redirect } from "../../support/sites/shop_site.ts";
import { chatScene } from "../../support/whatsapp/chat_scene.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 100, inverted: false };

/** Ana's number in a group of the stand-in that she marked as a source, with a rule that mirrors it. */
async function mirroring() {
  const w = await testApp();
  const ana = await w.member("ana");
  const { sessionId, groupIds: [source, target] } = await connectSession(w, ana, { groups: 2 });
  const sources = new Set<string>();
  const chat = await chatScene({ people: 3, sources: () => sources });
  await w.db.updateTable("groups").set({ role: "ADMIN", external_id: chat.group.id })
    .where("id", "=", source!).execute();
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  await updateGroups(ana.ctx(), { ids: [source!], isSource: true });
  const ctx = () => w.system.ctx();
  for (const id of (await sourcesOf(ctx(), [sessionId])).get(sessionId) ?? []) sources.add(id);
  await createRule(ana.ctx(), {
    name: "Espelho",
    trigger: { ...triggerOf("SOURCE_MESSAGE"), sourceGroupIds: [source!] },
    conditions: noConditions,
    actions: {
      ...starterRules[0]!.actions,
      mode: "SEND",
      groupIds: [target!],
      fromTime: null,
      toTime: null,
    },
    isEnabled: true,
  });
  w.advance(1_000);
  const { events } = await chat.open();
  const [sender = ""] = chat.group.people.keys();
  /** Says it in the group, and runs what follows from it in the product. */
  async function say(text: string) {
    const before = events.length;
    await chat.standin.say(sender, chat.group, text);
    const reported = () => events.slice(before).filter(({ kind }) => kind === "sourceMessage");
    await expect.poll(reported, soon).toHaveLength(1);
    // Each message at least once, as after a lost answer.
    for (const event of [...reported(), ...reported()]) {
      await recordMessengerEvent(ctx(), { sessionId, event });
    }
    await runReactions(w, 2);
  }
  return { w, ana, chat, sender, say, source: source!, target: target! };
}

test("a foreign link in a source group becomes an offer of one's own; nothing else is kept", async () => {
  const { w, ana, sender, say, target } = await mirroring();
  await using _ = w;
  const there = "https://www.amazon.com.br/dp/B0C1234567";
  w.shops.serve("amzn.to", "/3abc", redirect(`${there}?tag=alheio-20&ref_=share`));
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0C1234567",
    productPage({ name: "Fone Bluetooth", price: "199.90" }),
  );
  await say("🔥 imperdivel do Zezinho por R$ 1,99! https://amzn.to/3abc cupom FONE20");
  const decisions = await listDecisions(ana.ctx(), {}, page);
  expect(decisions.map(({ outcome, title, groupIds, ...one }) => [
    ...[outcome, title, groupIds],
    reasonSentence(one.reasonCode, one.reasonDetail),
  ])).toEqual([[
    ...["QUEUED", "Fone Bluetooth", [target]],
    "O link apareceu em um grupo de origem. Vai a 1 grupo.",
  ]]);

  const process = messagingProcess(w);
  await process.hold();
  const { turns: [turn] } = await process.take();
  const text = JSON.stringify(turn);
  expect(text).toContain("tag=ana-20");
  expect(text).toContain("199,90");
  for (const foreign of ["alheio", "Zezinho", "1,99"]) expect(text).not.toContain(foreign);

  const stored = await everythingStored(w);
  for (const kept of ["amzn.to/3abc", "FONE20"]) expect(stored).toContain(kept);
  for (const never of ["Zezinho", "imperdivel", "alheio-20", sender.replace(/@.*/, "")]) {
    expect(stored).not.toContain(never);
  }
});

test("a group of others cannot be read, and the refusal says so in words", async () => {
  const { w, ana, source } = await mirroring();
  await using _ = w;
  await w.db.updateTable("groups").set({ role: "MEMBER", is_source: false })
    .where("id", "=", source).execute();
  await expect(updateGroups(ana.ctx(), { ids: [source], isSource: true }))
    .rejects.toMatchObject({ code: "SOURCE_NOT_OWN" });
  expect(sentences.SOURCE_NOT_OWN).toMatch(/administra/);
});

/** All rows of all tables, as text. */
async function everythingStored({ db }: Awaited<ReturnType<typeof testApp>>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`
      .execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
