import type { Member, testApp } from "../test_app.ts";

/** Gives a person a plan with any number of prompts a day. */
export async function allowAnyPrompts(
  { db }: Pick<Awaited<ReturnType<typeof testApp>>, "db">,
  { id }: Pick<Member, "id">,
) {
  const price_id = `price_${id}`;
  const limits = JSON.stringify({ assistantPerDay: -1, offersPerDay: -1 });
  await db.insertInto("plans").values({ price_id, name: `Plano ${id}`, limits }).execute();
  await db.updateTable("users").set({ stripe_price_id: price_id }).where("id", "=", id).execute();
}
