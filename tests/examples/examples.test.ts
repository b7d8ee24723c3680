import { sql } from "kysely";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { verifyWebhook } from "../../examples/typescript/src/verify_webhook.ts";
import { createApiKey } from "../../server/core/api_keys/write_api_key.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { newSecret, signedHeaders } from "../../server/core/webhooks/signature.ts";
import { installFromDebian, succeeds } from "../../tools/debian.ts";
import { withoutLimits } from "../support/product/start_product.ts";
import { testApp } from "../support/test_app.ts";

const SITE = "https://garimpo.example";

/** Makes sure that the examples in Python can run. @throws where there is none */
async function ensurePython(): Promise<void> {
  if (await succeeds("python3", "--version")) return;
  await installFromDebian("python3-minimal", "python3");
  if (!await succeeds("python3", "--version")) {
    throw new Error("The examples in Python need python3: install it.");
  }
}

/** The product on a port, and a key of a person with 51 offers: a page and one more. */
async function servedProduct() {
  const w = await testApp();
  const ana = await w.member();
  for (const statement of withoutLimits) await sql.raw(statement).execute(w.db);
  for (let n = 1; n <= 51; n++) {
    await createOffer(ana.ctx(), { fields: { title: `Oferta ${n}`, shop: "Loja" } });
  }
  const { secret } = await createApiKey(ana.ctx(), {
    name: "Exemplos",
    scopes: ["OFFERS_READ", "OFFERS_WRITE"],
    expiresAt: null,
  });
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request) => w.app.fetch(request),
  );
  return {
    site: `http://127.0.0.1:${server.addr.port}`,
    key: secret,
    titles: async () => {
      const rows = await w.db.selectFrom("offers").select("title").orderBy("id").execute();
      return rows.map(({ title }) => title);
    },
    exports: () => w.count("exports"),
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      await w[Symbol.asyncDispose]();
    },
  };
}

/** What a program prints that is given the site and the key. */
async function run(program: string, args: string[], { site, key }: { site: string; key: string }) {
  const env = { GARIMPO_URL: site, GARIMPO_KEY: key };
  const output = await new Deno.Command(program, { args, env }).output();
  const [out, error] = [output.stdout, output.stderr].map((bytes) =>
    new TextDecoder().decode(bytes)
  );
  expect([output.success, error]).toEqual([true, ""]);
  return out!.trimEnd().split("\n");
}

test("the Python script prints all offers and creates one, once however often it runs", async () => {
  await ensurePython();
  await using product = await servedProduct();
  const lines = await run("python3", ["examples/python/garimpo.py"], product);
  expect(lines).toHaveLength(52);
  expect(lines[51]).toMatch(/^criada: ofr_/);
  const again = await run("python3", ["examples/python/garimpo.py"], product);
  expect([again[0], again.at(-1)]).toEqual(["Fone Bluetooth", lines[51]]);
  expect((await product.titles()).filter((title) => title === "Fone Bluetooth")).toHaveLength(1);
});

test("the TypeScript client prints all offers, creates one, and is told of it", async () => {
  await using product = await servedProduct();
  const path = "examples/typescript/src/main.ts";
  const lines = await run(Deno.execPath(), ["run", "-A", "--no-check", "-q", path], product);
  expect(lines.filter((line) => line.startsWith("DRAFT"))).toHaveLength(51);
  expect(lines).toContain("51 ofertas");
  expect(lines.at(-1)).toBe("aviso: Fone Bluetooth DRAFT");
  expect(await product.titles()).toContain("Fone Bluetooth");
});

type N8nNode = {
  readonly name: string;
  readonly type: string;
  readonly parameters: {
    readonly assignments?: { readonly assignments: readonly { name: string; value: unknown }[] };
    readonly method?: string;
    readonly url?: string;
    readonly headerParameters?: { readonly parameters: readonly { name: string; value: string }[] };
    readonly jsonBody?: string;
  };
};

/** Evaluates a value of n8n: an expression stands between `={{` and `}}`. */
function evaluated(value: string, $json: Record<string, unknown>): string {
  const [, expression] = /^=\{\{(.*)\}\}$/s.exec(value) ?? [];
  return expression === undefined ? value : new Function("$json", `return (${expression});`)($json);
}

test("the request of the n8n workflow creates its offer", async () => {
  await using product = await servedProduct();
  const { nodes, connections } = JSON.parse(await readFile("examples/n8n/workflow.json", "utf8"));
  const named = (type: string) => (nodes as N8nNode[]).find((node) => node.type.endsWith(type))!;
  const [set, request] = [named(".set"), named(".httpRequest")];
  expect(connections[set.name].main[0][0].node).toBe(request.name);
  const { method, url, headerParameters, jsonBody } = request.parameters;
  const item = Object.fromEntries(
    set.parameters.assignments!.assignments.map(({ name, value }) => [name, value]),
  );
  const answer = await fetch(url!.replace(SITE, product.site), {
    method: method!,
    headers: {
      authorization: `Bearer ${product.key}`, // the credential
      "content-type": "application/json",
      ...Object.fromEntries(
        headerParameters!.parameters.map(({ name, value }) => [name, evaluated(value, item)]),
      ),
    },
    body: evaluated(jsonBody!, item),
  });
  expect(await answer.json()).toMatchObject({
    data: { createOffer: { id: expect.stringMatching(/^ofr_/), title: "Fone Bluetooth" } },
  });
});

/** A request as Bruno's own parser reads it; the package has no types. */
type BrunoRequest = {
  readonly http: { readonly method: string; readonly url: string };
  readonly auth: { readonly bearer: { readonly token: string } };
  readonly body: { readonly graphql: { readonly query: string; readonly variables: string } };
  readonly assertions: readonly { readonly name: string; readonly value: string }[];
};
const PARSER: string = "@usebruno/lang";
const { bruToJsonV2 }: { bruToJsonV2: (text: string) => BrunoRequest } = await import(PARSER);

test("each request of the Bruno collection is answered as it asserts", async () => {
  await using product = await servedProduct();
  const folder = "examples/bruno";
  const names = (await readdir(folder)).filter((name) => name.endsWith(".bru")).toSorted();
  expect(names).toHaveLength(3);
  for (const name of names) {
    const variables: Record<string, string> = { site: product.site, chave: product.key };
    const text = (await readFile(`${folder}/${name}`, "utf8"))
      .replace(/\{\{(\w+)\}\}/g, (_, variable) => variables[variable]!);
    const { http, auth, body, assertions } = bruToJsonV2(text);
    const answer = await fetch(http.url, {
      method: http.method.toUpperCase(),
      headers: { authorization: `Bearer ${auth.bearer.token}`, "content-type": "application/json" },
      body: JSON.stringify({
        query: body.graphql.query,
        variables: JSON.parse(body.graphql.variables),
      }),
    });
    const { data, errors } = await answer.json();
    expect([name, assertions.map(({ name, value }) => `${name} ${value}`)])
      .toEqual([name, ["res.status eq 200", "res.body.errors isUndefined"]]);
    expect([name, answer.status, errors]).toEqual([name, 200, undefined]);
    expect([name, JSON.stringify(data)]).toEqual([name, expect.not.stringContaining('"code"')]);
  }
  expect(await product.titles()).toContain("Fone Bluetooth");
  expect(await product.exports()).toBe(1);
});

test("our signature of a webhook is verified in TypeScript and Python, and no other", async () => {
  await ensurePython();
  const secret = newSecret();
  const body = JSON.stringify({ type: "offer.created", data: { title: "Fone à prova d’água" } });
  const headers = await signedHeaders({ id: "evt_1", at: new Date(), body }, [
    newSecret(), // while a secret is replaced, two sign
    secret,
  ]);
  const verified = (text: string, sent: Record<string, string>) =>
    verifyWebhook(secret, text, new Headers(sent)).type;
  expect(verified(body, headers)).toBe("offer.created");
  expect(() => verified(`${body} `, headers)).toThrow();
  const old = await signedHeaders(
    { id: "evt_1", at: new Date(Date.now() - 10 * 60_000), body },
    [secret],
  );
  expect(() => verified(body, old)).toThrow();

  const script = `import json, sys; sys.path.insert(0, "examples/python")
from verify_webhook import verify_webhook
print([verify_webhook(one[0], one[1].encode(), one[2]) for one in json.loads(sys.argv[1])])`;
  const cases = [[secret, body, headers], [secret, `${body} `, headers], [secret, body, old]];
  const [printed] = await run("python3", ["-B", "-c", script, JSON.stringify(cases)], {
    site: "",
    key: "",
  });
  expect(printed).toBe("[True, False, False]");
});
