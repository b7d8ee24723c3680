import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordDelivered, recordSent } from "../../../server/core/insights/commands.ts";
import { type Dimension, noSums, type Sums } from "../../../server/core/insights/dimensions.ts";
import { type DispatchId, type GroupId, newId, type TemplateId } from "../../../server/core/ids.ts";
import { countNewClicks } from "../../../server/core/links/clicks/count_clicks.ts";
import { storeClicks } from "../../../server/core/links/clicks/store_clicks.ts";
import { rebuildPerson } from "../../../server/core/insights/rebuild.ts";
import { dayOf, zoned } from "../../../server/core/zoned.ts";
import { connectSession, createTestOffer } from "../../support/seed/deliveries.ts";
import { insertLink } from "../../support/links/insert_link.ts";
import { testApp } from "../../support/test_app.ts";

/** The zone that people have at first, and those that they move to. */
const ZONE = "America/Sao_Paulo";
const ZONES = [ZONE, "Asia/Tokyo", "America/Rio_Branco"];
const START = Date.parse("2026-10-01T03:00:00Z");
const HOUR = 60 * 60 * 1000;

/** A person with two groups, an offer, and messages of it that are not sent yet. */
async function scene(messages: number) {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana, { groups: 2 });
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" })
    .where("id", "=", sessionId).execute();
  const offer = await createTestOffer(ana);
  await w.db.updateTable("offers").set({ marketplace: "SHOPEE", product_id: "77" })
    .where("id", "=", offer.id).execute();
  const templateId = newId("tpl");
  const sent: Message[] = [];
  for (let n = 0; n < messages; n++) {
    const one = {
      id: newId("dsp"),
      groupId: groupIds[n % 2]!,
      templateId,
      variant: n % 3,
      at: new Date(START + n * 37 * HOUR),
    };
    sent.push(one);
    await w.db.insertInto("dispatches").values({
      id: one.id,
      user_id: ana.id,
      session_id: sessionId,
      group_id: one.groupId,
      offer_id: offer.id,
      occasion: one.id,
      status: "SENDING",
      priority: 0,
      planned_at: one.at,
      expires_at: one.at,
      template_id: templateId,
      variant: one.variant,
      attempts: 1,
      message_ids: [],
      journal: "[]",
      created_at: one.at,
    }).execute();
  }
  return { w, ana, messages: sent };
}

type Message = {
  readonly id: DispatchId;
  readonly groupId: GroupId;
  readonly templateId: TemplateId;
  readonly variant: number;
  readonly at: Date;
};
type Click = {
  /** The message; null: a link of no message. */
  readonly message: number | null;
  readonly minutes: number;
  readonly kind: "PERSON" | "BOT" | "PREVIEW" | "PREFETCH";
  readonly isRepeat: boolean;
};
type Step =
  | { readonly do: "move"; readonly zone: string }
  | { readonly do: "send" | "deliver"; readonly messages: readonly number[] }
  | { readonly do: "click"; readonly clicks: readonly Click[] };

const MESSAGES = 6;
const message = fc.nat(MESSAGES - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("move" as const), zone: fc.constantFrom(...ZONES) }),
  },
  fc.record({
    do: fc.constantFrom("send" as const, "deliver" as const),
    messages: fc.uniqueArray(message, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant("click" as const),
    clicks: fc.array(
      fc.record({
        message: fc.option(message),
        minutes: fc.nat(14 * 24 * 60),
        kind: fc.constantFrom("PERSON", "PERSON", "PERSON", "BOT", "PREVIEW", "PREFETCH"),
        isRepeat: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
);

/** The results of these rows, counted one by one. */
function counted(
  messages: readonly (Message & { isSent: boolean; isDelivered: boolean; zone: string })[],
  clicks: readonly (Click & { link: string; zone: string })[],
) {
  const results = new Map<string, Record<string, number>>();
  const add = (day: string, keys: readonly [Dimension, string][], counts: Partial<Sums>) => {
    for (const [dimension, key] of keys) {
      const name = `${day} ${dimension} ${key}`;
      const row = results.get(name) ?? { ...noSums };
      for (const [count, more] of Object.entries(counts)) row[count]! += more;
      results.set(name, row);
    }
  };
  const hourOf = (at: Date, zone: string) => String(zoned(at, zone).hour).padStart(2, "0");
  const keysOf = ({ groupId, templateId, variant }: Message): [Dimension, string][] => [
    ["TOTAL", ""],
    ["GROUP", groupId],
    ["TEMPLATE", templateId],
    ["VARIANT", `${templateId}:${variant}`],
    ["MARKETPLACE", "SHOPEE"],
    ["PRODUCT", "SHOPEE:77"],
  ];
  for (const [n, one] of messages.entries()) {
    if (!one.isSent) continue;
    const own = clicks.filter(({ message, kind, isRepeat }) =>
      message === n && kind === "PERSON" && !isRepeat
    ).length;
    add(dayOf(one.at, one.zone), [...keysOf(one), ["HOUR", hourOf(one.at, one.zone)]], {
      sent: 1,
      reporting: 1,
      delivered: Number(one.isDelivered),
      clicked: Number(own > 0),
      message_clicks: own,
      message_clicks_squared: own ** 2,
    });
  }
  for (const { message, minutes, kind, isRepeat, link, zone } of clicks) {
    if (isRepeat) continue;
    const at = new Date(START + minutes * 60_000);
    const keys: [Dimension, string][] = message === null
      ? [["TOTAL", ""], ["LINK", link]]
      : keysOf(messages[message]!);
    const isPerson = kind === "PERSON";
    add(dayOf(at, zone), [...keys, ["HOUR", hourOf(at, zone)]], {
      clicks: Number(isPerson),
      bot_clicks: Number(!isPerson),
    });
  }
  return new Map([...results].toSorted(([a], [b]) => a < b ? -1 : 1));
}

test("whatever comes in whatever order, the days are the sums of messages and clicks", async () => {
  const { w, ana, messages } = await scene(MESSAGES);
  await using _ = w;
  const { db } = w;
  const linkId = await insertLink(db, ana.id, "manual");
  const linkIds = await Promise.all(
    messages.map((one, n) =>
      insertLink(db, ana.id, `message-${n}`, undefined, {
        purpose: "MESSAGE",
        dispatch_id: one.id,
        group_id: one.groupId,
        template_id: one.templateId,
        variant: one.variant,
        marketplace: "SHOPEE",
        product_id: "77",
      })
    ),
  );
  const writer = crypto.randomUUID();
  let stored = 0;

  const results = async () => {
    const { rows } = await sql<Record<string, unknown> & { name: string }>`
      select day || ' ' || dimension || ' ' || key as name, r.*
      from daily_results r where user_id = ${ana.id}`.execute(db);
    return new Map(
      rows.map(({ name, ...row }) => {
        const sums = Object.keys(noSums).map((count) => [count, Number(row[count])]);
        return [name, Object.fromEntries(sums) as Record<string, number>] as const;
      }).toSorted(([a], [b]) => a < b ? -1 : 1),
    );
  };

  await sql`
    create table counted_clicks_2026_10 partition of counted_clicks
    for values from ('2026-10-01Z') to ('2026-11-01Z')`.execute(db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await sql`truncate daily_results, message_results, counted_clicks`.execute(db);
      await db.updateTable("dispatches").set({
        status: "SENDING",
        accepted_at: null,
        delivered: 0,
      }).execute();
      const state = messages.map((one) => ({
        ...one,
        isSent: false,
        isDelivered: false,
        zone: ZONE,
      }));
      const clicks: (Click & { link: string; zone: string })[] = [];
      let zone = ZONE;
      const moveTo = (time_zone: string) =>
        db.updateTable("users").set({ time_zone }).where("id", "=", ana.id).execute();
      await moveTo(zone);
      for (const step of steps) {
        if (step.do === "move") {
          zone = step.zone;
          await moveTo(zone);
          continue;
        }
        if (step.do === "click") {
          clicks.push(...step.clicks.map((click) => ({ ...click, link: linkId, zone })));
          const first = stored + 1;
          stored += step.clicks.length;
          await storeClicks(db, {
            writer,
            first,
            clicks: step.clicks.map(({ message, minutes, kind, isRepeat }) => ({
              linkId: message === null ? linkId : linkIds[message]!,
              at: START + minutes * 60_000,
              kind,
              isRepeat,
              device: "MOBILE",
              country: null,
              referrerHost: null,
            })),
          });
          await countNewClicks(db);
          continue;
        }
        const ids = step.messages.map((n) => messages[n]!.id);
        for (const n of step.messages) {
          const one = state[n]!;
          if (step.do === "deliver") one.isDelivered = true;
          else if (!one.isSent) Object.assign(one, { isSent: true, zone });
          await db.updateTable("dispatches")
            .set(step.do === "deliver" ? { delivered: 1 } : { status: "SENT", accepted_at: one.at })
            .where("id", "=", one.id).execute();
        }
        await (step.do === "deliver" ? recordDelivered : recordSent)({ db }, ids);
      }
      const wanted = counted(state, clicks);
      expect(await results()).toEqual(wanted);
      await rebuildPerson(ana.ctx(), ana.id);
      expect(await results()).toEqual(wanted);
      // Of a message that nobody recorded, the day is that of the present zone.
      if (state.some((one) => one.isSent && one.zone !== zone)) return;
      await sql`truncate daily_results`.execute(db);
      await sql`delete from message_results where sent_at is not null`.execute(db);
      await rebuildPerson(ana.ctx(), ana.id);
      expect(await results()).toEqual(wanted); // from the messages and clicks alone
    }),
    { numRuns: 40 },
  );
});
