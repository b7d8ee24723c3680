import { expect, test } from "vitest";
import { parseTarget } from "../../../server/core/links/target_url.ts";

const own = { siteHost: "garimpo.example", linkHost: "ofer.ta" };
const result = (typed: string) => {
  const target = parseTarget(typed, own);
  return target instanceof URL ? target.href : target;
};

test.each([
  ["https://www.amazon.com.br/dp/B00EXEMPL0"],
  ["https://amazon.com"],
  ["http://m.amazon.co.uk/x"],
  ["amazon.cn/dp/1"],
  ["https://amzn.to/3xYzAbC"],
  ["https://AMZN.to/3xYzAbC"],
  ["https://a.co/d/1"],
  ["https://amzn.com/B00EXEMPL0"],
  ["https://amzn.eu/d/1"],
  ["https://amzn.asia/d/1"],
  ["https://www.amazon.com.br./dp/B00EXEMPL0"],
  ["https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fwww.amazon.com.br%2Fdp%2FB00EXEMPL0"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Famzn.to%2F3xYzAbC"],
  ["https://rede.example/r?para=https%253A%252F%252Famzn.to%252F3xYzAbC"],
  ["https://rede.example/r?para=amzn.to/3xYzAbC"],
  ["https://a.example/?u=https%3A%2F%2Fb.example%2F%3Fu%3Dhttps%253A%252F%252Famzn.to%252F1"],
])("a link to Amazon is refused: %s", (typed) => {
  expect(result(typed)).toBe("SHORT_LINK_TARGET_AMAZON");
});

test.each([
  ["https://garimpo.example/abc2345"],
  ["https://garimpo.example/ABC2345/"],
  ["https://ofer.ta/ofertas"],
  ["https://ofer.ta/"],
  ["https://rede.example/r?u=https://ofer.ta/ofertas"],
])("a link to a short link of ours is refused: %s", (typed) => {
  expect(result(typed)).toBe("SHORT_LINK_TARGET_OWN");
});

test.each(["https://bit.ly/3xYz", "www.tinyurl.com/abc", "https://t.co/1"])(
  "a link that hides its target is refused: %s",
  (typed) => expect(result(typed)).toBe("SHORT_LINK_TARGET_HIDDEN"),
);

test.each([
  [""],
  ["ofertas"],
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["ftp://loja.example/x"],
  ["https://ana:senha@loja.example/x"],
  ["http://127.0.0.1/"],
  ["http://[::1]/"],
  ["http://2130706433/"],
  ["https://router.local/"],
  ["https://loja.example:8443/"],
  ["https://loja.example/a b"],
  [`https://loja.example/${"a".repeat(4_000)}`],
])("what is no public address is refused: %s", (typed) => {
  expect(result(typed)).toBe("SHORT_LINK_TARGET_INVALID");
});

test.each([
  ["https://s.shopee.com.br/abc", "https://s.shopee.com.br/abc"],
  ["loja.example/x?q=amazon echo", "SHORT_LINK_TARGET_INVALID"],
  ["loja.example/x?q=amazon+echo", "https://loja.example/x?q=amazon+echo"],
  ["https://minhaamazon.com.br/x", "https://minhaamazon.com.br/x"],
  ["https://amazon.com.br.loja.example/", "https://amazon.com.br.loja.example/"],
  ["https://garimpo.example/store/ana", "https://garimpo.example/store/ana"],
  ["https://garimpo.example/termos", "https://garimpo.example/termos"],
  [
    "https://wa.me/5511999990000?text=Quero%20https://amzn.to/1",
    "https://wa.me/5511999990000?text=Quero%20https://amzn.to/1",
  ],
  ["https://chat.whatsapp.com/AbCd", "https://chat.whatsapp.com/AbCd"],
])("%s is linked as %s", (typed, target) => {
  expect(result(typed)).toBe(target);
});

test("an address that is too long for a header once it is encoded is refused", () => {
  expect(result(`https://loja.example/${"a".repeat(3_900)}`)).toMatch(/^https:/);
  expect(result(`https://loja.example/${"ç".repeat(3_000)}`)).toBe("SHORT_LINK_TARGET_INVALID");
});
