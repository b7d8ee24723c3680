import { expect, test } from "vitest";
import {
  marketplaceName,
  marketplaces as known,
} from "../../../server/core/marketplaces/marketplace.ts";
import { marketplaceOfParam, marketplaces } from "../../../web/shared/marketplaces.ts";

test("the screens call each marketplace what the server calls it", () => {
  const names = known.map((marketplace) => marketplaces[marketplace].name);
  expect(names).toEqual(known.map((marketplace) => marketplaceName(marketplace) ?? "Outras lojas"));
});

test("an address names each marketplace by a word of its own", () => {
  const found = known.map((marketplace) => marketplaceOfParam(marketplaces[marketplace].param));
  expect(found).toEqual(known);
  expect(marketplaceOfParam("constructor")).toBeNull();
});
