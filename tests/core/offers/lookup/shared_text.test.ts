import { expect, test } from "vitest";
import { parseSharedText } from "../../../../server/core/offers/lookup/shared_text.ts";
import { processorTime } from "../../../support/processor_time.ts";

type SharedFacts = {
  url: string | null;
  title: string | null;
  price?: number;
  old?: number;
  pix?: number;
};
const shared: [string, string, SharedFacts][] = [
  [
    "Shopee's app",
    "Olha o que encontrei na Shopee! Fone Bluetooth Sem Fio TWS por R$ 59,90 https://s.shopee.com.br/xyz",
    { url: "https://s.shopee.com.br/xyz", title: "Fone Bluetooth Sem Fio TWS", price: 5990 },
  ],
  [
    "a title in quotes",
    'Confira "Kindle Paperwhite 16 GB" por R$ 879,00 no Pix na Amazon: https://amzn.to/3abcDEF.',
    { url: "https://amzn.to/3abcDEF", title: "Kindle Paperwhite 16 GB", price: 87900, pix: 87900 },
  ],
  [
    "a group's message with WhatsApp's marks and an invitation",
    "🔥 *Notebook Aurora 15*\nDe ~R$ 3.899,00~ por *R$ 3.185,31* no Pix\nou R$ 3.579,00 em 10x de R$ 357,90 sem juros\n👉 https://mercadolivre.com/sec/1AbCdE\nEntre no grupo: https://chat.whatsapp.com/ABC",
    {
      url: "https://mercadolivre.com/sec/1AbCdE",
      title: "Notebook Aurora 15",
      price: 318531,
      old: 389900,
      pix: 318531,
    },
  ],
  [
    "Magalu's app, its short link bare",
    "Dá uma olhada neste produto do Magalu: Console Aurora 5 Slim\nR$ 3.499,00 à vista\nmaga.lu/abc",
    { url: "https://maga.lu/abc", title: "Console Aurora 5 Slim", price: 349900 },
  ],
  [
    "prices and instalments without a title",
    "De R$ 199,90 por R$ 149,90\n10x de R$ 15,90\nhttps://produto.mercadolivre.com.br/MLB-123456789-tenis-_JM",
    {
      url: "https://produto.mercadolivre.com.br/MLB-123456789-tenis-_JM",
      title: null,
      price: 14990,
      old: 19990,
    },
  ],
  [
    "sums without a sign, between de and por",
    "Monitor Aurora 180Hz\nDE 799 | POR 598,40\nCUPOM: AQUI\nhttps://mercadolivre.com/sec/2ML",
    {
      url: "https://mercadolivre.com/sec/2ML",
      title: "Monitor Aurora 180Hz",
      price: 59840,
      old: 79900,
    },
  ],
  [
    "measures between de and por",
    "Tapete de 2,00 por 1,50 m https://shp.ee/abc",
    { url: "https://shp.ee/abc", title: "Tapete de 2,00 por 1,50 m" },
  ],
  [
    "two prices, neither named",
    "Camiseta Aurora R$ 50 ou R$ 80 https://shp.ee/abc",
    { url: "https://shp.ee/abc", title: "Camiseta Aurora" },
  ],
  [
    "a video's link first",
    "https://youtu.be/abc veja o teste\nPanela Elétrica Aurora 6L\nhttps://www.magazineluiza.com.br/panela/p/abc12345/ep/",
    {
      url: "https://www.magazineluiza.com.br/panela/p/abc12345/ep/",
      title: "Panela Elétrica Aurora 6L",
    },
  ],
  [
    "the group's own shop before the product",
    "Loja: https://www.magazinevoce.com.br/magazinealguem/\nPanela Elétrica Aurora 6L\nhttps://www.magazineluiza.com.br/panela/p/abc12345/ep/",
    {
      url: "https://www.magazineluiza.com.br/panela/p/abc12345/ep/",
      title: "Panela Elétrica Aurora 6L",
    },
  ],
  [
    "blanks and empty lines anywhere",
    "  🔥 🔥   Monitor \t Aurora  180Hz \r\n \u00a0 \r\n  de   799  \n\n por   598,40",
    { url: null, title: "Monitor Aurora 180Hz", price: 59840, old: 79900 },
  ],
  [
    "blanks without an end",
    `Produto legal de${" ".repeat(4_900)}x`,
    { url: null, title: "Produto legal de x" },
  ],
  ["a sum before blanks without an end", `de 1${" ".repeat(4_990)}x`, { url: null, title: null }],
  ["a link alone", "https://shopee.com.br/product/1/2", {
    url: "https://shopee.com.br/product/1/2",
    title: null,
  }],
  ["no link", "Cafeteira Aurora por R$ 100", {
    url: null,
    title: "Cafeteira Aurora",
    price: 10000,
  }],
  ["nothing", "   ", { url: null, title: null }],
];

test.each(shared)("reads %s", (_, text, { url, title, price, old, pix }) => {
  const reported = parseSharedText(text);
  expect({
    url: reported.url?.href ?? null,
    title: reported.title,
    price: reported.price?.cents,
    old: reported.oldPrice?.cents,
    pix: reported.pixPrice?.cents,
  }).toEqual({ url, title, price, old, pix });
});

test("hostile texts take time linear in their length", async () => {
  const spent = await processorTime(() => {
    for (
      const part of [
        ...["*", "https://", "“", "de 1 por ", "olha ", "a.", "R$ 1 ~", "Confira neste "],
        ...[
          " ",
          "* ",
          "🔥 ",
          "~ ",
          "| ",
          "-",
          ".",
          ",",
          "de ",
          " de:",
          "por ",
          "pix por ",
          "a/a.com/.",
        ],
      ]
    ) {
      for (const before of ["", "Produto legal ", "de 1", "de 1 por 1"]) {
        parseSharedText(`${before}${part.repeat(4_980 / part.length)}x`);
        parseSharedText(before + part.repeat(50_000));
      }
    }
  });
  expect(spent).toBeLessThan(3_000);
});
