import { expect, test } from "vitest";
import {
  networkDefinitions,
  networks,
} from "../../../../../server/core/marketplaces/networks/network.ts";
import { networkNames } from "../../../../../web/shared/network_names.ts";
import {
  inNetworks,
  networkList,
  networkWords,
} from "../../../../../web/screens/settings/networks/network_words.ts";
import {
  emptyValues,
  fieldsOf,
  typedNumber,
} from "../../../../../web/screens/settings/networks/programme_values.ts";

test("the screens ask of each network what the server needs, by the server's name", () => {
  expect(networkList).toEqual([...networks, "OWN"]);
  for (const network of networks) {
    const { name, publisher, programme } = networkDefinitions[network];
    expect(networkNames[network]).toBe(name);
    expect(networkWords[network].publisher !== null).toBe(publisher !== null);
    expect(networkWords[network].programme !== null).toBe(programme !== null);
  }
  expect(inNetworks(["AWIN", "CJ"])).toBe("na Awin ou na CJ");
});

test.each([["6,5", 6.5], [" 10 % ", 10], ["", null], ["0", 0]])("%j is %d", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test("the fields of the other kind of programme are not sent", () => {
  const typed = { ...emptyValues, shop: " loja.com.br ", programmeId: "1", pattern: "{url}" };
  expect(fieldsOf(typed)).toMatchObject({ shop: "loja.com.br", programmeId: "1", pattern: null });
  expect(fieldsOf({ ...typed, network: "OWN" }))
    .toMatchObject({ programmeId: null, pattern: "{url}", publisherId: "" });
  expect(typedNumber("seis")).toBeNaN();
});
