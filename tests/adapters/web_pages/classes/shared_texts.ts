import { parseSharedText } from "../../../../server/core/offers/lookup/shared_text.ts";
import { combine, compare, type Outcome, type Said } from "./page_case.ts";

type TextCase = {
  readonly name: string;
  readonly says: Pick<Said, "price" | "oldPrice" | "pixPrice">;
};

/** Compares what the text says of its prices. */
export function outcomeOfText({ name, says }: TextCase): { outcome: Outcome; detail: string } {
  const { price, oldPrice, pixPrice } = parseSharedText(`${name}\nhttps://s.shopee.com.br/xyz`);
  const read = {
    price: price?.cents ?? null,
    oldPrice: oldPrice?.cents ?? null,
    pixPrice: pixPrice?.cents ?? null,
  };
  return combine(
    Object.entries(says).map(([fact, cents]) =>
      compare(fact, cents, read[fact as keyof typeof read])
    ),
  );
}

const text = (name: string, price: number | null, more: Omit<Said, "price"> = {}): TextCase => ({
  name,
  says: { price, ...more },
});

/** Prices as people type them in groups. */
export const sharedTexts: readonly TextCase[] = [
  text("Fone Aurora TWS por R$ 99, 90", 9990),
  text("Fone Aurora TWS R$ 99, 90 no Pix", 9990, { pixPrice: 9990 }),
  text("Notebook Aurora R$ 1.299 , 90", 129990),
  text("Notebook Aurora R$ 1 .299,90", 129990),
  text("Notebook Aurora por R$ 2 390", 239000),
  text("Notebook Aurora R$ 2 390,00 à vista", 239000),
  text("Economizei R$ 50! Paguei R$ 99,90 no fone Aurora", 9990),
  text("Fone Aurora: economizei R$ 50 e paguei R$ 99,90", 9990),
  text("Fone Aurora saiu por R$ 99,90 com R$ 20 de desconto", 9990),
  text("Fone Aurora R$ 99,90 cada", 9990),
  text("Kit 3 fones Aurora: 3 por R$ 99,90", 9990),
  text("Fone Aurora R$99.90", 9990),
  text("TV Aurora R$ 2.399", 239900),
  text("TV Aurora R$ 2.399,", 239900),
  text("TV Aurora R$2399,9", 239990),
  text("Fone Aurora 10x de R$ 9,99", null),
  text("Fone Aurora a partir de R$ 99,90", null),
  text("Plano Aurora R$ 49,90/mês", null),
  text("Moto Aurora: entrada de R$ 999,00 + 48x de R$ 399,00", null),
  text("Fones Aurora de R$ 50 a R$ 100", null),
  text("Fone Aurora R$ 99,90 (era R$ 149,90)", 9990, { oldPrice: 14990 }),
  text("Fone Aurora de ~R$ 149,90~ por R$ 99,90", 9990, { oldPrice: 14990 }),
  text("Fone Aurora R$ 99,90 + frete R$ 10", 9990),
  text("Ganhe R$ 10 de volta: fone Aurora por R$ 99,90", 9990),
  text("Fone Aurora R$ 99 ,90", 9990),
  text("Fone Aurora R$ 99,90 ou R$ 89,90 no Pix", 9990, { pixPrice: 8990 }),
  text("Fone Aurora: valor R$ 99, 90 cápsulas de brinde", null),
  text("Fone Aurora por R$ 2 390 ml", null),
  text("Fone Aurora de R$ 300 por 150", 15000, { oldPrice: 30000 }),
  text("Fone Aurora caiu de R$ 300 para R$ 150", 15000, { oldPrice: 30000 }),
  text("Notebook Aurora R$ 2 mil", null),
  text("Notebook Aurora R$ 1,5 mil no Pix", null),
  text("Fone Aurora R$ 300 → R$ 150", null),
  text("Fone Aurora R$ 150, com cupom de R$ 20 fica R$ 130", 13000),
  text("Fone Aurora R$ 99,90 na Shopee e R$ 120 na Amazon", null),
  text("2 por R$ 150 ou 1 por R$ 90", null),
  text("Fone Aurora 12x de R$ 99,90 (total R$ 1.198,80)", 119880),
  text("Fone Aurora estava R$ 300 agora R$ 150", 15000),
  text("Cupom de R$ 30 no fone Aurora, fica R$ 99,90", 9990),
  text("Fone Aurora: paguei R$ 99,90, meu amigo R$ 120", 9990),
];
