import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createApiKey } from "../../../../server/core/api_keys/write_api_key.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { parseDoc } from "../../../../server/adapters/articles/api_docs.ts";
import { filled } from "../../../../server/http/pages/docs/api_docs.ts";
import { testApp } from "../../../support/test_app.ts";

const ORIGIN = "http://localhost";
const FOLDER = "docs/api";

/** A fenced block: `bash`, `graphql` or `json`, and what its info string adds. */
type Example = { readonly language: string; readonly kind: string; readonly code: string };

const files = (await readdir(FOLDER)).toSorted();
const docs = await Promise.all(files.map(async (name) => {
  const { title, text } = parseDoc(name, await readFile(`${FOLDER}/${name}`, "utf8"));
  const blocks = filled(text, ORIGIN).matchAll(/```(\w+) ?(\w*)\n(.*?)```/gs);
  const examples = [...blocks].map(([, language = "", kind = "", code = ""]): Example => ({
    ...{ language, kind, code },
  }));
  return { title, examples };
}));

type World = Awaited<ReturnType<typeof testApp>>;

const post = (w: World, body: string, headers: Record<string, string>) =>
  Promise.resolve(w.app.fetch(new Request(`${ORIGIN}/graphql`, { method: "POST", body, headers })));

/** Sends what a `curl` command sends, with the key in place of the variable. */
function curl(w: World, command: string, key: string): Promise<Response> {
  const [, address] = /curl (?:-N )?(\S+)/.exec(command)!;
  expect(address).toBe(`${ORIGIN}/graphql`);
  const headers = [...command.matchAll(/-H "([^:]+): ([^"]+)"/g)]
    .map(([, name, value]) => [name!, value!.replace("$GARIMPO_KEY", key)]);
  const [, body] = /-d '(.+)'/s.exec(command)!;
  return post(w, body!, Object.fromEntries(headers));
}

/** Returns the first event of a stream, without the pings before it. */
async function firstAnswer(response: Response): Promise<string> {
  const text = response.body!.pipeThrough(new TextDecoderStream());
  for await (const part of text) if (part.includes("data: {")) return part;
  return "";
}

/** What a client sends in place of a document. */
const hashOf = (code: string) => ({
  extensions: {
    persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(code).digest("hex") },
  },
});

/** The names within a value, whatever its values: what a reader relies on. A cost stays as it is. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === "cost" ? one : shapeOf(one)]),
  );
}

for (const { title, examples } of docs) {
  test(`every example of “${title}” does what it says`, async () => {
    await using w = await testApp();
    const ana = await w.member();
    const fields = {
      title: "Fone",
      shop: "Loja",
      price: { cents: 19_990, currency: "BRL" as const },
    };
    await createOffer(ana.ctx(), { fields });
    const scopes = ["OFFERS_READ", "OFFERS_WRITE", "PROFILE_READ"] as const;
    const created = await createApiKey(ana.ctx(), { name: "Docs", scopes, expiresAt: null });
    const key = created.secret;
    const [{ id: cursor }] = await w.db.selectFrom("events").select("id")
      .where("name", "=", "offer.created").execute() as [{ id: string }];
    await createOffer(ana.ctx(), { fields }); // happened since
    let last: unknown;
    for (const { language, kind, code } of examples) {
      if (language === "json" && kind !== "kept") {
        expect(shapeOf(last)).toEqual(shapeOf(JSON.parse(code)));
      }
      if (language !== "graphql" && language !== "bash") continue;
      const response = language === "bash" ? await curl(w, code, key) : await post(
        w,
        JSON.stringify(
          kind === "hash" ? hashOf(code) : { query: code.replace(/evt_\w+/, cursor) },
        ),
        {
          "content-type": "application/json",
          ...kind !== "guest" && { authorization: `Bearer ${key}` },
          ...kind === "subscription" && { accept: "text/event-stream" },
        },
      );
      if (kind === "subscription" || kind === "stream") {
        expect([response.status, response.headers.get("content-type")])
          .toEqual([200, "text/event-stream"]);
        if (code.includes("since:")) expect(await firstAnswer(response)).toContain('"offer":{');
        if (!response.body!.locked) await response.body!.cancel();
        continue;
      }
      const answer = await response.json();
      expect([code, answer.errors !== undefined]).toEqual([
        code,
        kind === "error" || kind === "hash",
      ]);
      last = answer;
    }
  });
}
