import type { Kysely } from "kysely";
import { newId } from "../../../../server/core/ids.ts";
import type { Tables } from "../../../../server/core/tables.ts";
import { grantAdminByCommand } from "../../product/grant_admin.ts";
import { register, signIn } from "../../product/start_product.ts";

export type Person = Awaited<ReturnType<typeof register>>;
// deno-lint-ignore no-explicit-any -- what the product answers
export type Ask = (person: Person, query: string, variables?: object) => Promise<any>;

/** People who brought the others. */
const REFERRERS = 4;

const failed = "... on UserError { code }";

/** What people and the admin ask of the product. */
export const operations = {
  start: `mutation ($priceId: String!) { startCheckout(input: { priceId: $priceId }) {
    ... on Checkout { id } ${failed} } }`,
  status: "{ viewer { subscription { status } } }",
  change: `mutation ($priceId: String!) { changePlan(input: { priceId: $priceId }) {
    __typename ${failed} } }`,
  withdraw: `mutation { withdrawSubscription { __typename ${failed} } }`,
  createBatch: `mutation { createPayoutBatch { __typename ${failed} } }`,
  batches: "{ payoutBatches { id status payouts { id status } } }",
  approve: `mutation ($id: ID!) { approvePayoutBatch(input: { id: $id }) {
    __typename ${failed} } }`,
  settle: `mutation ($id: ID!, $ids: [ID!]!, $isPaid: Boolean!, $reason: String) {
    settlePayouts(input: { id: $id, payoutIds: $ids, isPaid: $isPaid, reason: $reason }) {
      __typename ${failed} } }`,
} as const;

const setUp = {
  plan: `mutation ($input: CreatePlanInput!) { createPlan(input: $input) {
    ... on Plan { priceId } ${failed} } }`,
  rate:
    `mutation ($id: String!) { updateReferralRate(input: { id: $id, percent: 100, months: 12 }) {
    __typename ${failed} } }`,
  join: `mutation { joinReferralProgramme(input: { terms: "1.0" }) { __typename ${failed} } }`,
  pix: `mutation ($key: String!) { updatePixKey(input: { kind: EMAIL, key: $key }) {
    __typename ${failed} } }`,
} as const;

/** Puts two plans on sale, of which referrers get all, and registers an admin, referrers and people. */
export async function seedBilling(
  { origin, ask, db, dataDir, count }: {
    readonly origin: string;
    readonly ask: Ask;
    readonly db: Kysely<Tables>;
    readonly dataDir: string;
    readonly count: number;
  },
) {
  /** Sets up by the product; a refusal ends the attack. */
  const done: Ask = async (person, query, variables) => {
    const answer = await ask(person, query, variables);
    if (answer.code) throw new Error(`${query} was refused: ${answer.code}`);
    return answer;
  };
  const email = "rute@example.com";
  await ask(await register(origin, email), operations.status);
  await grantAdminByCommand(dataDir, email);
  const admin = await signIn(origin, email);
  const base = { name: "Profissional", limits: { groups: 50 } };
  const input = { ...base, priceCents: 4_990, interval: "MONTH" };
  const { priceId: month } = await done(admin, setUp.plan, { input });
  const yearly = { ...base, priceCents: 49_900, interval: "YEAR", sameAs: month };
  const { priceId: year } = await done(admin, setUp.plan, { input: yearly });
  for (const id of [month, year]) await done(admin, setUp.rate, { id });

  const members: Person[] = [];
  for (let n = 0; n < REFERRERS + count; n++) {
    await db.deleteFrom("attempts" as "users").execute(); // of one address, few may register
    const person = await register(origin, `pessoa${n}@example.com`);
    await ask(person, operations.status);
    members.push(person);
  }
  const referrers = members.slice(0, REFERRERS);
  for (const [n, person] of referrers.entries()) {
    await done(person, setUp.join);
    await done(person, setUp.pix, { key: `pix${n}@example.com` });
  }
  const rows = await db.selectFrom("users").select("id").where("email", "like", "pessoa%")
    .orderBy("id").execute();
  const now = new Date();
  await db.insertInto("referrals").values(
    rows.slice(REFERRERS).map(({ id }, n) => ({
      id: newId("rfl"),
      user_id: rows[Math.floor(n / 2) % REFERRERS]!.id,
      referred_id: id,
      clicked_at: now,
      registered_at: now,
    })),
  ).execute();
  return { admin, people: members.slice(REFERRERS), month: month as string, year: year as string };
}
