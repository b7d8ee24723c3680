import { expect, test } from "vitest";
import { isPublicAddress } from "../../../server/http/outbound/web_address.ts";
import { guardedClient } from "../../support/sites/guarded_client.ts";
import { redirect } from "../../support/sites/shop_site.ts";

const local = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1", // shared by a carrier's customers
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254", // where clouds keep credentials
  "172.16.0.1",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1", // IPv4-compatible, long out of use
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::ffff:0:7f00:1",
  "64:ff9b::7f00:1", // NAT64
  "64:ff9b:1::808:808", // NAT64 of a local network
  "100::1",
  "2001::1", // Teredo
  "2001:db8::1",
  "2002:7f00:1::", // 6to4
  "3fff::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
];

test.each(local)("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  "8.8.8.8",
  "100.63.0.1",
  "172.32.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
  "2606:4700::1",
])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(["", "loja.example", "8.8.8.8, 127.0.0.1", "8.8.8.8/0"])(
  "%j is no address, so not a public one",
  (text) => expect(isPublicAddress(text)).toBe(false),
);

test.each(local.filter((address) => !address.includes("%")))(
  "%s is refused as an address, and as the result of a lookup",
  async (address) => {
    await using shop = guardedClient({ names: { "isca.example": [address] } });
    const host = address.includes(":") ? `[${address}]` : address;
    expect(await shop.read(`https://${host}/`)).toBe("ADDRESS_REFUSED");
    expect(await shop.read(`http://${host}/`)).toBe("ADDRESS_REFUSED");
    expect(await shop.read("https://isca.example/")).toBe("ADDRESS_REFUSED");
  },
);

test.each([
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://１２７.０.０.１/",
  "http://127.0.0.1./",
  "http://[::ffff:7f00:1]/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://api.localhost/",
  "http://impressora.local/",
  "http://metadata.google.internal/",
  "http://roteador.lan/",
  "http://impressora/",
  "https://loja.outra.example:8443/",
  "https://loja.outra.example:80/",
  "http://loja.outra.example:22/",
  "https://ana@loja.example/",
  "https://ana:segredo@loja.example/",
])("%s is refused before the lookup", async (address) => {
  await using shop = guardedClient();
  expect(await shop.read(address)).toBe("ADDRESS_REFUSED");
  shop.serve("/leva", redirect(address));
  expect(await shop.read("/leva")).toBe("ADDRESS_REFUSED");
  expect(shop.resolvedNames).toEqual([]);
});

test.each([
  "file:///etc/passwd",
  "ftp://loja.example/",
  "data:text/html,oi",
  "javascript:alert(1)",
])(
  "%s is not requested, typed or redirected to",
  async (address) => {
    await using shop = guardedClient();
    expect(await shop.read(address)).toBe("NOT_HTTP");
    shop.serve("/leva", redirect(address));
    expect(await shop.read("/leva")).toBe("NOT_HTTP");
  },
);

test("one private address among public ones refuses the name", async () => {
  await using shop = guardedClient({ names: { "isca.example": ["8.8.8.8", "10.0.0.1"] } });
  expect(await shop.read("https://isca.example/")).toBe("ADDRESS_REFUSED");
});

test("a redirect to this machine is refused and not requested", async () => {
  await using shop = guardedClient({ names: { "isca.example": ["127.0.0.1"] } });
  shop.serve("/porta", redirect(`${shop.origin}/segredo`));
  shop.serve("/nome", redirect("https://isca.example/segredo"));
  shop.serve("/sem-esquema", redirect("//169.254.169.254/latest/meta-data"));
  for (const path of ["/porta", "/nome", "/sem-esquema"]) {
    expect(await shop.read(path)).toBe("ADDRESS_REFUSED");
  }
  expect(shop.requests.map(({ path }) => path)).toEqual(["/porta", "/nome", "/sem-esquema"]);
});

test("five redirects are followed, and a sixth is refused", async () => {
  await using shop = guardedClient();
  for (let hop = 0; hop < 6; hop++) shop.serve(`/${hop}`, redirect(`/${hop + 1}`));
  shop.serve("/6", "chegou");
  expect(await shop.read("/1")).toBe("chegou");
  expect(await shop.read("/0")).toBe("TOO_MANY_REDIRECTS");
  shop.serve("/gira", redirect("/gira"));
  expect(await shop.read("/gira")).toBe("TOO_MANY_REDIRECTS");
});

test("an unknown host, or one that does not respond, is unreachable", async () => {
  await using shop = guardedClient({ names: { "vazia.example": [] } });
  expect(await shop.read("https://nenhuma.example/")).toBe("UNREACHABLE");
  expect(await shop.read("https://vazia.example/")).toBe("UNREACHABLE");
});
