import { expect, it } from "vitest";
import { addressParts } from "../../../../web/screens/generator/LinkProof.tsx";

it("splits an address into its host, its tag and the rest", () => {
  expect(addressParts("https://www.amazon.com.br/dp/B0?tag=eu-20&x=1", "eu-20")).toEqual([
    { text: "www.amazon.com.br", kind: "host" },
    { text: "/dp/B0?tag=", kind: "rest" },
    { text: "eu-20", kind: "tag" },
    { text: "&x=1", kind: "rest" },
  ]);
});
