import { priceText } from "../../ui/text/numbers.ts";
import type { FoundProduct } from "./found_product.ts";

type ProofWords = {
  readonly tone: "proven" | "doubt" | "quiet";
  readonly label: string;
  /** Why the shop's old price does not hold; null: nothing to add. */
  readonly reason: string | null;
};

/** A history of fewer days says little. */
const ENOUGH_DAYS = 7;

/** Words what our price history says of a product's price. */
export function proofWords(
  { price, oldPrice, proof }: Pick<FoundProduct, "price" | "oldPrice" | "proof">,
): ProofWords {
  const quiet = (label: string): ProofWords => ({ tone: "quiet", label, reason: null });
  if (!proof || !price) return quiet("Sem preço agora");
  const { status, days, daysAtPrice, spanDays, claimed, highest } = proof;
  if (status === "PROVEN") {
    const { lowestInDays } = proof;
    const label = lowestInDays ? `menor em ${lowestInDays} dias` : "desconto confirmado";
    return { tone: "proven", label, reason: null };
  }
  if (status === "DOUBTFUL" && claimed && highest) {
    const claim = oldPrice
      ? `de ${shortPrice(claimed.formatted)}`
      : `${Math.round(100 - price.cents * 100 / claimed.cents)}% de desconto`;
    const seen = daysAtPrice * 2 >= days
      ? `custou ${shortPrice(price.formatted)} em ${daysAtPrice} de ${days} dias vistos`
      : `o mais caro que vimos foi ${shortPrice(highest.formatted)}, em ${days} dias`;
    const reason = `A loja diz “${claim}”; ${seen}`;
    return { tone: "doubt", label: "De/por não comprovado", reason };
  }
  if (days === 0) return quiet("Sem histórico ainda");
  if (spanDays === 0) return quiet("Visto só hoje");
  if (spanDays < ENOUGH_DAYS) {
    return quiet(`Histórico de só ${spanDays === 1 ? "1 dia" : `${spanDays} dias`}`);
  }
  return quiet(`Sem queda em ${spanDays} dias`);
}

/** Returns a price without cents that are zero: "R$ 349". */
const shortPrice = (formatted: string) => priceText(formatted).replace(/,00$/, "");

const compact = new Intl.NumberFormat("pt-BR", { notation: "compact", maximumFractionDigits: 1 });

/** Words a count of sales: "870 vendidos", "1,2 mil vendidos". */
export const soldLabel = (sold: number) =>
  sold === 1 ? "1 vendido" : `${compact.format(sold).replace(/\u00a0/g, " ")} vendidos`;

const stars = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1 });

/** Words a rating: "4,8". */
export const ratingLabel = (rating: number) => stars.format(rating);
