import { expect, test } from "vitest";
import { newId } from "../../server/core/ids.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../server/core/offers/update_offer.ts";
import { schema } from "../../server/graphql/schema.ts";
import { type Member, testApp } from "../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const CHANGES = `subscription ($since: ID) {
  offerChanged(since: $since) { offerId cursor offer { title } }
}`;

const newOffer = (ana: Member, title: string) =>
  createOffer(ana.ctx(), { fields: { title, price: { cents: 100, currency: "BRL" } } });

const answerTo = async (w: World, ana: Member, since: string) => {
  const changes = await w.subscribe(ana, CHANGES, { since });
  const { value } = await changes.next();
  await changes.return?.();
  return value;
};

test("a subscription resumes where it stopped, and goes on with what happens then", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const before = await w.subscribe(ana, CHANGES);
  const first = before.next();
  await expect.poll(w.subscribers).toBe(1);
  await newOffer(ana, "Antes");
  const { cursor } = (await first).value.data.offerChanged;
  expect(cursor).toMatch(/^evt_/);
  await before.return?.();
  await expect.poll(w.subscribers).toBe(0);

  const away = await newOffer(ana, "Longe");
  await updateOffer(ana.ctx(), {
    id: away.id,
    version: away.version,
    fields: { title: "Longe 2" },
  });
  await newOffer(bia, "De outra pessoa");
  const after = await w.subscribe(ana, CHANGES, { since: cursor });
  const missed = (await after.next()).value.data.offerChanged;
  expect([missed.offer.title, missed.cursor > cursor]).toEqual(["Longe 2", true]);
  await newOffer(ana, "Depois");
  const titles = new Set<string>();
  while (!titles.has("Depois")) {
    titles.add((await after.next()).value.data.offerChanged.offer.title);
  }
  expect(titles.has("De outra pessoa")).toBe(false);
  await after.return?.();
  await expect.poll(w.subscribers).toBe(0);
});

test("a cursor that is none, is another's, or is too old, is refused by its code", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  await newOffer(ana, "Fone");
  const [{ id: own }] = await w.db.selectFrom("events").select("id")
    .where("name", "=", "offer.created").execute() as [{ id: string }];
  const codeOf = async (who: Member, since: string) =>
    (await answerTo(w, who, since)).errors[0].extensions.code;
  expect(await codeOf(ana, "ontem")).toBe("CURSOR_INVALID");
  expect(await codeOf(ana, newId("evt"))).toBe("SINCE_TOO_OLD");
  expect(await codeOf(bia, own)).toBe("SINCE_TOO_OLD");
  await w.db.insertInto("events").values(Array.from({ length: 2_001 }, () => ({
    id: newId("evt"),
    name: "offer.updated" as const,
    payload: JSON.stringify({ userId: ana.id }),
    happened_at: new Date(),
  }))).execute();
  expect(await codeOf(ana, own)).toBe("SINCE_TOO_OLD");
  await expect.poll(w.subscribers).toBe(0);
});

test("every subscription takes a cursor, or says how it is resumed or that it cannot be", () => {
  const fields = Object.values(schema.getSubscriptionType()!.getFields());
  const resumable = fields.filter(({ args }) => args.some(({ name }) => name === "since"));
  expect(resumable.map(({ name }) => name).toSorted()).toEqual([
    "couponChanged",
    "groupChanged",
    "offerChanged",
    "productChanged",
    "queueChanged",
    "sessionChanged",
  ]);
  const silent = fields.filter((field) => !resumable.includes(field))
    .filter(({ description }) => !description?.includes("It cannot be resumed"));
  expect(silent.map(({ name }) => name)).toEqual(["threadMessageChanged"]);
  expect(silent[0]!.description).toContain("`draw` and `offset`");
});
