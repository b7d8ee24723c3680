import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLostChunk } from "../../web/lost_chunk.ts";
import { isSignedOut } from "../../web/relay/request.ts";

describe("a session that ended", () => {
  it("is told from an error of a query and from the refusal of a mutation", () => {
    expect(isSignedOut({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] })).toBe(true);
    expect(isSignedOut({ data: { updateOffer: { code: "SIGN_IN_FIRST" } } })).toBe(true);
    expect(isSignedOut({ data: { updateOffer: { code: "OFFER_NOT_FOUND" } } })).toBe(false);
    expect(isSignedOut({ data: { viewer: null } })).toBe(false);
  });

  it("would go unseen by a mutation that asks for no code: each of them asks", () => {
    const folder = "web/__generated__";
    const mutations = readdirSync(folder).filter((name) => name.endsWith("Mutation.graphql.ts"));
    const mute = mutations.filter((name) =>
      !/on (?:UserError|Refusal) \{[^}]*\bcode\b/.test(readFileSync(`${folder}/${name}`, "utf8"))
    );
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
  expect(isLostChunk(new TypeError(message))).toBe(expected);
});
