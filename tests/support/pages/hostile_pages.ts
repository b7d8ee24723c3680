const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const numbered = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join("");

/** Pages within the size that a page may have, whose reading once held up everything else. */
export const hostilePages: Readonly<Record<string, () => string>> = {
  "tiny scripts of JSON-LD": () => ld('{"a":').repeat(130_000),
  "tiny scripts of JSON-LD that parse": () => ld("{}").repeat(130_000),
  "meta tags of names of their own": () =>
    numbered(190_000, (n) => `<meta property="p${n}" content="v">`),
  "meta tags of one name": () => '<meta property="og:title" content="v">'.repeat(190_000),
  "a comment without an end": () => `<!--${"a".repeat(7_900_000)}`,
  "comments beside comments": () => "<!---->".repeat(1_000_000),
  "a declaration without an end": () => `<!DOCTYPE ${"a".repeat(7_900_000)}`,
  "a tag's name without an end": () => `<${"a".repeat(7_900_000)}`,
  "an attribute without an end": () => `<p class="${"a ".repeat(3_900_000)}`,
  "attributes without an end": () => `<p ${"class=a ".repeat(980_000)}`,
  "elements of watched attributes": () => '<i id=a class="price" itemprop=b>c</i>'.repeat(200_000),
  "prices in prices": () => `<div class="summary">${'<p class="price">R$ 1<sup>9'.repeat(250_000)}`,
  "prices beside prices": () =>
    `<div class="summary">${'<p class="price">R$ 1<sup>90</sup></p>'.repeat(180_000)}`,
  "texts that offer nothing": () => "<b>produto indisponível ou não</b>".repeat(215_000),
  "hidden elements": () => '<p hidden style="display:none" class="d-none">'.repeat(165_000),
  "items of microdata": () => '<p itemscope itemtype="https://schema.org/Product">'.repeat(150_000),
  "items of RDFa": () => '<p typeof="Product"><b property="name">a</b></p>'.repeat(160_000),
  "headings": () => "<h1>Tênis</h1>".repeat(500_000),
  "canonical links": () => '<link rel="canonical" href="">'.repeat(250_000),
  "one long JSON-LD": () => ld(`[${`{"@type":"Product","name":"a"},`.repeat(60_000)}1]`),
  "one long broken JSON-LD": () => ld(`[${'{"@type":"Product",},'.repeat(90_000)}`),
  "offers in offers": () =>
    ld(`{"@type":"Product","name":"a","offers":[${'{"url":"https://b.example/a"},'.repeat(70_000)}1]}`),
  "a graph of numbers": () => ld(`{"@graph":[${"1,".repeat(900_000)}1]}`),
  "names in a page of names": () =>
    ld(`[${numbered(20_000, (n) => `{"@type":"Product","name":"a ${n}"},`)}1]`) +
    `<title>${"a ".repeat(2_000)}</title>`,
};
