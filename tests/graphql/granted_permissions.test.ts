import { parse } from "graphql";
import { expect, test } from "vitest";
import { compiledOperation } from "../../server/graphql/compiled_documents.ts";
import { asUser } from "../../server/core/users/tables.ts";
import { grantedSchema, schema } from "../../server/graphql/schema.ts";
import { testApp } from "../support/test_app.ts";

test("what is a person's alone is refused to others, with or without the members' permissions asked", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const { id: userId } = ana;
  const row = await w.db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select(asUser).where("users.id", "=", userId).executeTakeFirstOrThrow();
  const document = parse("{ viewer { id displayName offers(first: 1) { edges { cursor } } } }");
  const asked = async (which: typeof schema, ctx: ReturnType<typeof ana.ctx>) => {
    const { query } = compiledOperation(which, document, null);
    return await query(undefined, { ...ctx, ownRow: row }, {});
  };
  const own = [await asked(schema, ana.ctx()), await asked(grantedSchema(), ana.ctx())];
  expect(own[0]).toMatchObject({ data: { viewer: { id: userId } } });
  expect(own[1]).toEqual(own[0]);
  for (const someone of [bia, w.guest]) {
    const { data, errors = [] } = await asked(grantedSchema(), someone.ctx());
    expect(data).toEqual({ viewer: null });
    expect(errors.map(({ path }) => path)).toEqual([
      ["viewer", "id"],
      ["viewer", "displayName"],
      ["viewer", "offers"],
    ]);
    const [message, ...others] = new Set(errors.map(({ message }) => message));
    expect([message, others]).toEqual(["Você não tem permissão para fazer isso.", []]);
  }
  expect(await asked(schema, bia.ctx())).toMatchObject(await asked(grantedSchema(), bia.ctx()));
});
