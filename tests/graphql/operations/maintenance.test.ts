import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Member, type Someone, testApp } from "../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let rute: Member, ana: Member, bia: Member;
beforeAll(async () => {
  here = await testApp();
  [rute, ana, bia] = [await here.admin(), await here.member("ana"), await here.member("bia")];
});
afterAll(() => here[Symbol.asyncDispose]());
beforeEach(async () => {
  await here.request(rute, "mutation { endMaintenance { __typename } }");
  await isSeen(null);
});

const now = (who: Someone) => here.request(who, "{ maintenance { mode isPassing } }");

/** Waits until the app itself knows of it: mutations of members are refused, or not. */
const isSeen = (code: string | null) =>
  expect.poll(async () => (await rename(bia)).code ?? null).toBe(code);

async function start(input: object) {
  const { data, errors } = await here.request(
    rute,
    `mutation ($input: StartMaintenanceInput!) {
      startMaintenance(input: $input) {
        ... on Maintenance { message secondsUntilStart passes { id } }
        ... on UserError { code path }
      }
    }`,
    { input: { message: "Já voltamos", endsAt: new Date(Date.now() + 600_000), ...input } },
  );
  return data?.startMaintenance ?? errors;
}

async function rename(who: Someone) {
  const { data } = await here.request(
    who,
    `mutation { updateProfile(input: { displayName: "Outra" }) {
      __typename ... on UserError { code message }
    } }`,
  );
  return data.updateProfile;
}

test("read-only, queries work and a mutation is refused with its sentence", async () => {
  expect(await start({ mode: "READ_ONLY" }))
    .toEqual({ message: "Já voltamos", secondsUntilStart: 0, passes: [] });
  await isSeen("MAINTENANCE");
  expect(await rename(ana)).toEqual({
    __typename: "Refusal",
    code: "MAINTENANCE",
    message: "O site está em manutenção agora. Nada se perdeu: tente de novo quando ela terminar.",
  });
  expect((await here.request(ana, "{ viewer { id } }")).data.viewer.id).toBe(ana.id);
  expect((await rename(rute)).__typename).not.toBe("Refusal");
});

test("closed, only its own fields are answered to those who do not pass", async () => {
  const { email } = await here.db.selectFrom("users").select("email").where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  expect((await start({ mode: "FULL", passEmails: [email] })).passes).toEqual([{ id: ana.id }]);
  await isSeen("MAINTENANCE");
  const asked = async (who: Someone) =>
    (await here.request(who, "{ viewer { id } }")).errors?.[0].extensions.code ?? null;
  expect(await Promise.all([here.guest, bia, ana, rute].map(asked)))
    .toEqual(["MAINTENANCE", "MAINTENANCE", null, null]);
  const hidden = "{ maintenance { mode } ...Q } fragment Q on Query { viewer { id } }";
  expect((await here.request(bia, hidden)).data).toBeUndefined();
  const seen = await Promise.all([here.guest, bia, ana].map(now));
  expect(seen.map(({ data }) => data.maintenance)).toEqual([
    { mode: "FULL", isPassing: false },
    { mode: "FULL", isPassing: false },
    { mode: "FULL", isPassing: true },
  ]);
  const response = await here.app.fetch(
    new Request("http://localhost/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ viewer { id } }" }),
    }),
  );
  expect([response.status, response.headers.has("retry-after")]).toEqual([503, true]);
});

test("the subscription says how it is at once, and each change", async () => {
  const changes = await here.subscribe(
    bia,
    "subscription { maintenanceChanged { id maintenance { mode message } } }",
  );
  const next = async () => (await changes.next()).value.data.maintenanceChanged.maintenance;
  expect(await next()).toBeNull();
  await start({ mode: "READ_ONLY" });
  expect(await next()).toEqual({ mode: "READ_ONLY", message: "Já voltamos" });
  await here.request(rute, "mutation { endMaintenance { __typename } }");
  expect(await next()).toBeNull();
});

test("who passes is for admins only", async () => {
  await start({ mode: "READ_ONLY" });
  const { errors } = await here.request(bia, "{ maintenance { passes { id } } }");
  expect(errors![0].extensions.code).toBe("ADMINS_ONLY");
});
