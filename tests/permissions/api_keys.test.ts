import { afterAll, beforeAll, expect, test } from "vitest";
import { apiScopes } from "../../server/core/api_keys/scopes.ts";
import { createApiKey } from "../../server/core/api_keys/write_api_key.ts";
import { kinds, type Prefix } from "../../server/core/ids.ts";
import { addresses } from "../support/permissions/addresses.ts";
import { databaseDigest } from "../support/database/database_digest.ts";
import { fieldDocument, type Ids } from "../support/permissions/field_documents.ts";
import { appWithUsers, fieldsOf, MARK, typeOf } from "../support/permissions/users.ts";
import * as table from "../support/permissions/permissions.ts";
import type { Member, Someone } from "../support/test_app.ts";

let here: Awaited<ReturnType<typeof appWithUsers>>;
/** Keys without a scope, of a member and of an admin; and one of the member with every scope. */
let bare: Someone, admins: Someone, full: Someone;
beforeAll(async () => {
  here = await appWithUsers();
  const keyOf = async (person: Member, scopes: readonly (typeof apiScopes)[number][]) => {
    const key = { name: "Programa", scopes: ["OFFERS_READ", ...scopes] as const, expiresAt: null };
    const { secret, apiKey } = await createApiKey(person.ctx(), key);
    if (scopes.length === 0) {
      await here.w.db.updateTable("api_keys").set({ scopes: [] }).where("id", "=", apiKey.id)
        .execute();
    }
    const program: Someone = { ctx: person.ctx, token: secret };
    await here.w.request(program, "{ __typename }"); // its first use is recorded
    return program;
  };
  bare = await keyOf(here.ana, []);
  admins = await keyOf(here.rute, []);
  full = await keyOf(here.ana, apiScopes.filter((scope) => !scope.startsWith("ADMIN_")));
});
afterAll(() => here[Symbol.asyncDispose]());

const REFUSED = ["API_SCOPE_MISSING", "NOT_FOR_API_KEYS"];

test("a key without a scope is refused every query, mutation and field, and changes nothing", async () => {
  const { w, anas, answer } = here;
  const before = await databaseDigest(w);
  const questions = [
    ...Object.entries(table.queries).filter(([, who]) => who !== "anyone" && who !== "node")
      .map(([name]) => `{ ${fieldDocument(typeOf("Query").getFields()[name]!, anas)} }`),
    ...Object.keys(table.mutations)
      .map((name) => `mutation { ${fieldDocument(typeOf("Mutation").getFields()[name]!, anas)} }`),
    ...fieldsOf("Viewer").filter(({ name }) => name !== "id")
      .map((field) => `{ viewer { ${fieldDocument(field, anas)} } }`),
  ];
  const answered: [string, string | null][] = [];
  for (const question of questions) {
    for (const program of [bare, admins]) {
      const { code, text } = await answer(program, question);
      const inUnion = REFUSED.some((refusal) =>
        text.includes(`{"__typename":"Refusal","code":"${refusal}"`)
      );
      if (!inUnion && !REFUSED.includes(code ?? "")) answered.push([question, code]);
      expect(text).not.toContain(MARK);
    }
  }
  expect(answered).toEqual([]);
  expect(await databaseDigest(w)).toBe(before);
});

test("a key without a scope loads no node but the public ones, and follows nothing", async () => {
  const { w, anas, answer } = here;
  for (const [prefix, id] of Object.entries(anas)) {
    if (kinds[prefix as Prefix] === null || prefix === "thm") continue;
    const { code, data } = await answer(bare, `{ node(id: "${id}") { id } }`);
    expect([prefix, data.node, REFUSED.includes(code ?? "")]).toEqual([prefix, null, true]);
  }
  for (const [name, who] of Object.entries(table.subscriptions)) {
    if (who === "anyone") continue;
    const field = typeOf("Subscription").getFields()[name]!;
    const { value } =
      await (await w.subscribe(bare, `subscription { ${fieldDocument(field, anas)} }`))
        .next();
    expect([name, REFUSED.includes(value.errors[0].extensions.code)]).toEqual([name, true]);
  }
});

test("a key without a scope is refused by every address that needs an account", async () => {
  const { w, anas } = here;
  for (const [address, row] of Object.entries(addresses)) {
    if (row === "passed on") continue;
    const [guest, owner] = row.answers;
    if (guest === owner) continue; // for everybody, or for nobody
    const [method, path] = address.split(" ") as [string, string];
    const url = (row.as ?? path).replace(
      /:([a-z]{3})(?=\/|$)/,
      (_, prefix: string) => (anas as Ids)[prefix]!,
    );
    const sent = await w.app.fetch(
      new Request(`http://localhost${url}`, {
        method: method === "ALL" ? "PUT" : method,
        headers: { authorization: `Bearer ${bare.token}`, "content-type": "application/json" },
        ...method !== "GET" && { body: row.body ?? "" },
      }),
    );
    expect([address, [401, 403, 404].includes(sent.status)]).toEqual([address, true]);
    expect(await sent.text()).not.toContain(MARK);
  }
});

/** What no key does, whatever its scopes: the account, its money, its credentials and its keys. */
const NEVER = [
  "acceptDocuments",
  "authorizeOAuthApp",
  "cancelAccountDeletion",
  "cancelPairing",
  "cancelSubscription",
  "changePlan",
  "connectShop",
  "connectTelegram",
  "createApiKey",
  "createFeedback",
  "createOAuthApp",
  "createShopProgramme",
  "createWebhook",
  "disconnectSession",
  "disconnectShop",
  "endAccountSession",
  "endImpersonation",
  "endOtherAccountSessions",
  "joinReferralProgramme",
  "openBillingPortal",
  "pauseSubscription",
  "rateArticle",
  "reactivateSubscription",
  "removeOAuthApp",
  "removePhoto",
  "removePixKey",
  "removeShopProgramme",
  "removeWebhook",
  "replayWebhook",
  "requestAccountDeletion",
  "requestDataExport",
  "resumeEmails",
  "resumeSession",
  "resumeSubscription",
  "revokeApiKey",
  "revokeOAuthApp",
  "rotateApiKey",
  "rotateOAuthAppSecret",
  "rotateWebhookSecret",
  "startCheckout",
  "startPairing",
  "startShopSignIn",
  "testShop",
  "testWebhook",
  "updateAffiliateTags",
  "updateAssistantSettings",
  "updateBotSettings",
  "updateOAuthApp",
  "updatePixKey",
  "updateProfile",
  "updatePublisherIds",
  "updateShopProgramme",
  "updateWebhook",
  "usePlatformNumber",
  "voteForTopic",
  "withdrawSubscription",
];

test("a key with every scope does all that its person does, except what no key does", async () => {
  const { anas, answer } = here;
  const refused: string[] = [];
  for (const [name, [who]] of Object.entries(table.mutations)) {
    if (who === "admin") continue;
    const field = typeOf("Mutation").getFields()[name]!;
    const { code } = await answer(full, `mutation { ${fieldDocument(field, anas)} }`);
    if (REFUSED.includes(code ?? "")) refused.push(name);
  }
  expect(refused).toEqual(NEVER);
});
