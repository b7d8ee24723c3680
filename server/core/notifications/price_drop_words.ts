import { formatMoney, type Money } from "../money.ts";
import type { Words } from "./notification.ts";

/** A product as it is by now; its drop is null once the price is up again. */
export type ProductFacts = {
  readonly title: string;
  readonly price: Money | null;
  readonly droppedFrom: Money | null;
};

/** What is said of a price that had dropped. `product` null: it is gone. */
export function priceDropped(product: ProductFacts | null): Words {
  if (!product) {
    return closed("Um produto que você excluiu", "O preço dele tinha baixado.");
  }
  const { title, price, droppedFrom } = product;
  if (!price || !droppedFrom) {
    return closed("O preço voltou a subir", `A queda de “${title}” terminou.`);
  }
  return {
    title: `Baixou para ${formatMoney(price)}`,
    text: `“${title}” custava ${formatMoney(droppedFrom)}. Crie uma oferta enquanto vale.`,
    isOpen: true,
  };
}

const closed = (title: string, text: string): Words => ({ title, text, isOpen: false });
