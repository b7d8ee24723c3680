import { describe, expect, test } from "vitest";
import { noTags } from "../../../server/core/marketplaces/links/affiliate_tags.ts";
import { emptyOffer } from "../../../server/core/offers/message/message_values.ts";
import { exampleOffer } from "../../../server/core/offers/message/example_offer.ts";
import { messageText } from "../../../server/core/offers/message/message.ts";
import { nothingProven } from "../../../server/core/offers/message/proven_facts.ts";
import { lint } from "../../../server/core/templates/lint.ts";
import { allReadyTemplates } from "../../../server/core/templates/ready_templates.ts";
import { parseTemplate } from "../../../server/core/templates/template_text.ts";

const now = new Date("2026-11-21T12:00:00Z");
const publisher = { ...noTags, hasDisclosure: true, signature: "", timeZone: "America/Sao_Paulo" };
const proven = { lowestInDays: 30, couponUntil: new Date("2026-11-25T02:59:00Z") };

const bare = { ...emptyOffer, title: "Fone", sourceUrl: "https://loja.example/fone" };
const offers = {
  "with every fact": exampleOffer,
  "with only a title and a link": bare,
  "with a price": { ...bare, priceCents: 99_00 },
  "with a Pix price": { ...bare, pixPriceCents: 89_00 },
  "cheaper by Pix": { ...bare, priceCents: 99_00, pixPriceCents: 89_00 },
  "of a range": { ...bare, lowestPriceCents: 79_00 },
  "with a coupon and no prices": { ...bare, couponCode: "DEZ" },
  "barely cheaper than before": { ...bare, priceCents: 99_00, oldPriceCents: 99_10 },
};
/** What an offer's message has to say, where it is known. */
const facts = { priceCents: "99,00", pixPriceCents: "89,00", lowestPriceCents: "79,00" };

test("there are at least twelve for the whole year, and names and texts of their own", () => {
  expect(allReadyTemplates.filter(({ season }) => !season).length).toBeGreaterThanOrEqual(12);
  expect(new Set(allReadyTemplates.map(({ name }) => name)).size).toBe(allReadyTemplates.length);
  expect(new Set(allReadyTemplates.map(({ body }) => body)).size).toBe(allReadyTemplates.length);
  expect(allReadyTemplates[0]!.id).toBe("BUILT_IN");
});

describe.each(allReadyTemplates.map((one) => [one.name, one] as const))("%s", (_name, ready) => {
  const render = (offer: typeof emptyOffer, known = nothingProven) =>
    messageText({ ...offer, customText: null }, publisher, now, ready, known);

  test("has nothing to mend", () => {
    expect(lint(ready.body)).toEqual([]);
  });

  test.each(Object.entries(offers))("leaves no empty label for an offer %s", (_about, offer) => {
    for (const known of [nothingProven, proven]) {
      const lines = render(offer, known).split("\n");
      expect(lines[0]).toBe("#publi");
      expect(lines.filter((line) => /[:(]\s*$|\*\*|~~|\{|\}|null|undefined/.test(line))).toEqual(
        [],
      );
      expect(lines.filter((line) => /^\P{L}+$/u.test(line) && /\S/.test(line) && !/\d/.test(line)))
        .toEqual([]); // signs alone
      expect(lines.join("\n")).toContain(offer.title);
      expect(lines.join("\n")).toContain(offer.sourceUrl);
      expect(lines.join("\n")).not.toMatch(/\n{3}/);
    }
  });

  test.each(Object.entries(facts))("says the %s", (field, amount) => {
    const offer = { ...bare, [field]: Number(amount.replace(",", "")) };
    expect(render(offer)).toContain(`R$ ${amount}`);
  });

  test("urges only by a proven fact", () => {
    const hurry = /corre|última|acaba|termina|só hoje|agora|rápido|menor preço|válido até/i;
    expect(render(exampleOffer)).not.toMatch(hurry);
    const provable = ["menor_preco", "cupom_ate"];
    for (const [row, line] of parseTemplate(ready.body).entries()) {
      const isProven = line.some((piece) =>
        piece.kind === "variable" && provable.includes(piece.name)
      );
      if (hurry.test(ready.body.split("\n")[row]!)) expect([row, isProven]).toEqual([row, true]);
    }
  });

  test("has few emojis: at most two in a line, and none without words", () => {
    for (const line of render(exampleOffer, proven).split("\n")) {
      expect(line.match(/\p{Extended_Pictographic}/gu)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });
});

test("the product's own says the record, the price, the coupon and its end", () => {
  const text = messageText(
    { ...exampleOffer, customText: null },
    publisher,
    now,
    allReadyTemplates[0]!,
    proven,
  );
  expect(text).toBe(`#publi

🔥 Menor preço dos últimos 30 dias

*Fritadeira sem óleo 4 litros, preta*

De ~R$ 399,90~
Por *R$ 279,90* no Pix
💳 6x de R$ 49,98 sem juros

🎟️ Cupom: *EXEMPLO10*
⏳ Cupom válido até 24/11 às 23:59
🚚 Frete grátis

👉 https://loja.example/fritadeira`);
});
