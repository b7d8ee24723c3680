import { expect, test } from "vitest";
import { readPage } from "../../../server/adapters/web_pages/read_page.ts";
import { streamPage } from "../../support/sites/page.ts";
import { processorTime } from "../../support/processor_time.ts";

const address = "https://loja.example.br/caneca";
const read = (html: string, url = address, size = 64_000) => readPage(streamPage(html, url, size));
const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const mug = '"@type":"Product","name":"Caneca","offers":{"price":"10.00","priceCurrency":"BRL"}';

test.each([
  ["raw line breaks in a string", `{${mug},"description":"uma\nduas\tlinhas"}`],
  ["a comma too many", `{${mug},}`],
  ["an escape that JSON has not", String.raw`{${mug},"description":"d\'água C:\\\\pasta \x"}`],
  ["a comment around it", `<!-- {${mug}} -->`],
  ["a CDATA mark around it", `//<![CDATA[\n{${mug}}\n//]]>`],
  ["a semicolon after it", `{${mug}};`],
  [
    "a broken block before it",
    `{"@type":"Product","name":</script><script type="application/ld+json">{${mug}}`,
  ],
])("JSON-LD is read with %s", async (_, json) => {
  expect((await read(ld(json))).price?.value.cents).toBe(1000);
});

test("unparsable JSON-LD leaves the rest of the page readable", async () => {
  const reading = await read(
    `${ld('{"@type":"Product","name":')}<meta property="product:price:amount" content="10.00">
    <meta property="og:title" content="Caneca">`,
  );
  expect(reading).toMatchObject({
    title: { value: "Caneca", source: "META" },
    price: { value: { cents: 1000 } },
  });
});

test.each([
  ["deep lists", ld("[".repeat(200_000) + "]".repeat(200_000))],
  ["deep objects", ld('{"@graph":'.repeat(50_000) + "1" + "}".repeat(50_000))],
  ["a name of ten megabytes", ld(`{"@type":"Product","name":"${"a".repeat(10_000_000)}"}`)],
  ["a hundred thousand products", ld(`[${`{${mug}},`.repeat(100_000)}1]`)],
  ["broken strings without an end", ld('{"a":"' + '\\"'.repeat(500_000))],
  ["elements within elements", "<div>".repeat(400_000)],
  ["elements closed that never opened", "<b>".repeat(900) + "</i>".repeat(300_000)],
  ["an element of a hundred thousand attributes", `<p ${"a=1 ".repeat(100_000)}>`],
  ["a tag without an end", `<div class="${"x".repeat(5_000_000)}`],
  ["microdata within microdata", '<i itemscope itemprop="a">'.repeat(50_000)],
  [
    "a property said a hundred thousand times",
    `<div itemscope>${'<meta itemprop="a" content="b">'.repeat(100_000)}`,
  ],
  ["entities without an end", `<h1>${"&amp".repeat(500_000)}`],
  [
    "addresses of nothing but slashes",
    ld(`[${`{"@type":"Product","name":"a","url":"/a${"/".repeat(3_900)}x"},`.repeat(500)}1]`),
  ],
  [
    "a script's address without an end",
    `<script src="${"challenges.cloudflare.com/".repeat(200_000)}">`,
  ],
  [
    "texts within texts",
    `<i itemscope>${
      `${"<b itemprop=a>".repeat(900)}${"&amp".repeat(1_250)}${"</b>".repeat(900)}`.repeat(120)
    }`,
  ],
  ["titles without an end", `<title>${"a ".repeat(2_000_000)}`],
])("%s cost no more than their length", async (_, html) => {
  let title: string | undefined;
  const spent = await processorTime(async () => {
    title = (await read(html + ld(`{${mug}}`))).title?.value;
  });
  expect(spent).toBeLessThan(3_000);
  expect(title?.length ?? 0).toBeLessThanOrEqual(300);
});

test.each([
  ["elements without words", "<b></b>".repeat(50_000)],
  ["the scan's own marks", "\ue000".repeat(4_900)],
  ["cents without an end", '<i class="andes-money-amount__cents">'.repeat(900)],
])("a price block of %s costs no more than its length", async (_, block) => {
  const html = `<h1 class="ui-pdp-title">Caneca</h1><div class="ui-pdp-price">${block}</div>`;
  let title: string | undefined;
  const spent = await processorTime(async () => {
    title = (await read(html, "https://www.mercadolivre.com.br/p/MLB43417665")).title?.value;
  });
  expect(spent).toBeLessThan(3_000);
  expect(title).toBe("Caneca");
});

test("a title is one visible line of three hundred characters", async () => {
  const { title } = await read(ld(JSON.stringify({
    "@type": "Product",
    name: `\u202eCaneca\u0000\u200b &amp; Pires\n${"x".repeat(5_000)}`,
  })));
  expect(title?.value).toMatch(/^Caneca & Pires x+$/);
  expect(title?.value).toHaveLength(300);
});

test.each([
  ["/fotos/1.jpg", "https://loja.example.br/fotos/1.jpg"],
  ["//imagens.example/1.jpg", "https://imagens.example/1.jpg"],
  ["http://imagens.example/1.jpg", "https://imagens.example/1.jpg"],
  ["https://ana:senha@imagens.example/1.jpg#x", "https://imagens.example/1.jpg"],
  ["javascript:alert(1)//1.jpg", null],
  ["data:image/png;base64,AAAA", null],
  ["file:///etc/passwd.png", null],
  ["br-chave-sem-endereco", null],
  [`https://imagens.example/${"a".repeat(5_000)}.jpg`, null],
])("the picture %s is at %s", async (image, url) => {
  const { imageUrl } = await read(ld(`{${mug},"image":${JSON.stringify(image)}}`));
  expect(imageUrl?.value ?? null).toBe(url);
});

test("a picture's address is resolved against the page's base", async () => {
  const { imageUrl } = await read(`<base href="/loja/">${ld(`{${mug},"image":"1.jpg"}`)}`);
  expect(imageUrl?.value).toBe("https://loja.example.br/loja/1.jpg");
});

test("product data in comments, scripts and attributes is ignored", async () => {
  const reading = await read(
    `<!-- ${ld(`{${mug}}`)} --><script>var s = '<h1 itemprop="name">';</script>
    <textarea><meta property="product:price:amount" content="1"></textarea><p title='${ld("{}")}'>`,
  );
  expect(reading).toMatchObject({ title: null, price: null, blocked: false });
});

const accents = "Cafeteira Itália — São João";
/** The text in Windows-1252: its characters are Latin-1's, its dash is not. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (char) => char === "—" ? 0x97 : char.codePointAt(0)!);
const shoe = (head: string) =>
  `<html><head>${head}<meta property="og:type" content="product"><meta property="og:title" content="${accents}">`;

test.each<[string, Uint8Array, string | undefined]>([
  ["the server says Latin-1", windows1252(shoe("")), "ISO-8859-1"],
  ["the page says so", windows1252(shoe('<meta charset="iso-8859-1">')), undefined],
  [
    "the page says so the old way",
    windows1252(shoe('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
    undefined,
  ],
  ["nobody says, and it is no UTF-8", windows1252(shoe("")), undefined],
  ["nobody says, and it is UTF-8", new TextEncoder().encode(shoe("")), undefined],
  ["the server says what nobody knows", new TextEncoder().encode(shoe("")), "klingon"],
  [
    "its mark says UTF-8, its server Latin-1",
    new TextEncoder().encode("\ufeff" + shoe("")),
    "iso-8859-1",
  ],
  ["it comes in UTF-16", Uint8Array.from(`\ufeff${shoe("")}`, () => 0), undefined],
])("accents are decoded when %s", async (how, bytes, charset) => {
  const html = how.includes("UTF-16") ? utf16(`\ufeff${shoe("")}`) : bytes;
  for (const size of [1, 7, 100_000]) {
    const page = streamPage(html, "https://loja.example/c", size);
    const { title } = await readPage({ ...page, ...charset && { charset } });
    expect(title?.value).toBe(accents);
  }
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
}
