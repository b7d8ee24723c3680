import { expect, test } from "vitest";
import { deviceName } from "../../../server/graphql/users/account_sessions.ts";
import { createApp } from "../../../server/app.ts";
import type { Identified, IdentityProvider } from "../../../server/core/users/account/identity.ts";
import { testApp } from "../../support/test_app.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

test.each([
  [CHROME, "Chrome no Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari no iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari no iPad",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox no Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Microsoft Edge no Mac",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox no Linux"],
  ["", "Aparelho desconhecido"],
  ["(){ :; }; echo <script>", "Aparelho desconhecido"],
  [null, "Aparelho desconhecido"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

/** A product whose accounts are the embedded ones: the holder of a session's token is its person. */
async function scene() {
  const w = await testApp();
  const db = w.db.withTables<{
    auth_users: Record<"id" | "name" | "email", string> & { emailVerified: boolean };
    auth_sessions: Record<"id" | "token" | "userId", string> & {
      createdAt: Date;
      updatedAt: Date;
      expiresAt: Date;
      ipAddress: string | null;
      userAgent: string | null;
    };
  }>();
  const far = new Date("2100-01-01");
  const provider: IdentityProvider = {
    ...w.identity,
    async identify(headers): Promise<Identified | null> {
      const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
      const found = await db.selectFrom("auth_sessions").selectAll().where("token", "=", token)
        .executeTakeFirst();
      return found
        ? {
          provider: "embedded",
          subject: found.userId,
          email: `${found.userId}@example.com`,
          emailVerified: true,
          displayName: found.userId,
          isAdmin: false,
          isSocial: false,
          createdAt: found.createdAt,
          sessionKey: found.id,
          signedInAt: found.createdAt,
        }
        : null;
    },
  };
  const app = createApp({ ...w, identity: provider });
  async function signIn(person: string, token: string, userAgent: string | null = null) {
    await db.insertInto("auth_users")
      .values({ id: person, name: person, email: `${person}@example.com`, emailVerified: true })
      .onConflict((c) => c.doNothing()).execute();
    const at = new Date(Date.now() + await w.count("auth_sessions") * 1000);
    await db.insertInto("auth_sessions").values({
      id: `key-${token}`,
      token,
      userId: person,
      createdAt: at,
      updatedAt: at,
      expiresAt: far,
      ipAddress: "203.0.113.9",
      userAgent,
    }).execute();
  }
  const ask = async (token: string, query: string, variables: object = {}) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query, variables });
    const answer = await app.fetch(
      new Request("http://localhost/graphql", { method: "POST", headers, body }),
    );
    return await answer.json();
  };
  const isIn = async (token: string) =>
    (await ask(token, `{ viewer { id } }`)).data.viewer !== null;
  return { w, signIn, ask, isIn };
}

const list = `{ viewer { id accountSessions { id device address isCurrent } } }`;
const end = `mutation ($key: ID!) {
  endAccountSession(input: { id: $key }) {
    ... on Viewer { accountSessions { id } }
    ... on UserError { code }
  }
}`;
const endOthers = `mutation {
  endOtherAccountSessions { ... on Viewer { accountSessions { id } } ... on UserError { code } }
}`;

test("one's devices are listed, the one that asks among them; others' are not there to end", async () => {
  const { w, signIn, ask, isIn } = await scene();
  await using _ = w;
  await signIn("ana", "a1", CHROME);
  await signIn("ana", "a2");
  await signIn("bia", "b1");
  const { viewer } = (await ask("a1", list)).data;
  expect(viewer.accountSessions).toEqual([
    { id: "key-a2", device: "Aparelho desconhecido", address: "203.0.113.9", isCurrent: false },
    { id: "key-a1", device: "Chrome no Android", address: "203.0.113.9", isCurrent: true },
  ]);
  await ask("a1", end, { key: "key-b1" });
  expect(await isIn("b1")).toBe(true);
  const node = `query ($id: ID!) { node(id: $id) { ... on User { accountSessions { id } } } }`;
  expect((await ask("b1", node, { id: viewer.id })).data.node).toBe(null);
  await w.db.updateTable("users").set({ role: "admin" }).where("email", "like", "bia%").execute();
  expect((await ask("b1", node, { id: viewer.id })).data.node.accountSessions).toHaveLength(2);
});

test("a device that is signed out is out with its very next request", async () => {
  const { w, signIn, ask, isIn } = await scene();
  await using _ = w;
  for (const token of ["a1", "a2", "a3"]) await signIn("ana", token);
  expect([await isIn("a1"), await isIn("a2"), await isIn("a3")]).toEqual([true, true, true]);
  const ended = (await ask("a1", end, { key: "key-a2" })).data.endAccountSession;
  expect(ended.accountSessions).toEqual([{ id: "key-a3" }, { id: "key-a1" }]);
  expect([await isIn("a1"), await isIn("a2"), await isIn("a3")]).toEqual([true, false, true]);
  await ask("a1", end, { key: "key-a2" }); // it is over already
  const others = (await ask("a1", endOthers)).data.endOtherAccountSessions;
  expect(others.accountSessions).toEqual([{ id: "key-a1" }]);
  expect([await isIn("a1"), await isIn("a3")]).toEqual([true, false]);
  expect((await w.events()).filter((name) => name === "accountSessions.ended")).toHaveLength(3);
});
