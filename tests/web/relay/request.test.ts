import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isChunkLoadError } from "../../../web/browser/chunk_errors.ts";
import { buildRequest, isSignedOut } from "../../../web/relay/request.ts";

describe("a session that ended", () => {
  it("differs from an error of a query and from the refusal of a mutation", () => {
    expect(isSignedOut({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] })).toBe(true);
    expect(isSignedOut({ data: { updateOffer: { code: "SIGN_IN_FIRST" } } })).toBe(true);
    expect(isSignedOut({ data: { updateOffer: { code: "OFFER_NOT_FOUND" } } })).toBe(false);
    expect(isSignedOut({ data: { viewer: null } })).toBe(false);
  });

  it("would be missed by a mutation that does not select the code: each selects it", () => {
    const documents = JSON.parse(readFileSync("web/__generated__/documents.json", "utf8"));
    const mutations = Object.values<string>(documents).filter((text) => /^mutation/m.test(text));
    const mute = mutations.filter((text) => !/on (?:UserError|Refusal) \{[^}]*\bcode\b/.test(text));
    expect(mutations).not.toEqual([]);
    expect(mute).toEqual([]);
  });
});

it.each([
  ["Failed to fetch dynamically imported module: https://x/a.js", true],
  ["error loading dynamically imported module: https://x/a.js", true],
  ["Importing a module script failed.", true],
  ["Unable to preload CSS for /assets/a.css", true],
  ["x is not a function", false],
])("%s: the app's own file is missing: %s", (message, expected) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(expected);
});

describe("a document is sent by its id", () => {
  const ask = { id: "abc", operationKind: "query" };

  it("is sent as a persisted id in the address, with its variables", () => {
    expect(buildRequest(ask, {})).toMatchObject({
      address: "/graphql?documentId=abc",
      options: { method: "GET" },
    });
    const { address } = buildRequest(ask, { search: "café & chá" });
    const { searchParams } = new URL(address, "https://x");
    expect(JSON.parse(searchParams.get("variables")!)).toEqual({ search: "café & chá" });
  });

  it("is sent in a body where the address would be too long, and for mutations", () => {
    const long = buildRequest(ask, { search: "x".repeat(2_000) });
    expect([long.address, long.options.method]).toEqual(["/graphql", "POST"]);
    const { address, options } = buildRequest({ id: "abc", operationKind: "mutation" }, {
      input: 1,
    });
    expect([address, options.method]).toEqual(["/graphql", "POST"]);
    expect(JSON.parse(String(options.body))).toEqual({
      documentId: "abc",
      variables: { input: 1 },
    });
  });

  it("leaves the operation's text out: no file of the web app contains it", () => {
    const folder = "web/__generated__";
    const texts = readdirSync(folder).filter((name) => name.endsWith(".graphql.ts"))
      .filter((name) => /"text": "/.test(readFileSync(`${folder}/${name}`, "utf8")));
    expect(texts).toEqual([]);
  });
});
