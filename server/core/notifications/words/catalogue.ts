import { closed, type Words } from "../notification.ts";
import { formatMoney, type Money } from "../../money.ts";

/** A person's coupons that need a look, by now. */
export type CouponFacts = {
  /** Those that matter and end within a day: how many, and the first of them. */
  readonly ending: Ends;
  /** Those that have ended, and that offers which wait still have. */
  readonly ended: Ends;
};

export type Ends = {
  readonly count: number;
  readonly code: string;
  /** Its end, in the person's zone: "28/11 às 23:59". */
  readonly endsAt: string;
  /** Offers that have its code and wait. */
  readonly offers: number;
} | null;

/** What is said of coupons that end soon. */
export function couponsEnding({ ending }: CouponFacts): Words {
  if (!ending) {
    return {
      title: "Nenhum cupom seu termina agora",
      text: "Os que estavam perto do fim acabaram ou mudaram.",
      isOpen: false,
    };
  }
  const { count, code, endsAt } = ending;
  return count === 1
    ? {
      title: `O cupom ${code} termina em ${endsAt}`,
      text: "Divulgue enquanto vale, ou confira se a loja esticou o prazo.",
      isOpen: true,
    }
    : {
      title: `${count} cupons seus terminam em até 24 horas`,
      text: `O primeiro é ${code}, em ${endsAt}. Divulgue enquanto valem.`,
      isOpen: true,
    };
}

/** What is said of coupons that ended while offers have them. */
export function couponsEnded({ ended }: CouponFacts): Words {
  if (!ended) {
    return {
      title: "Um cupom terminou",
      text: "Nenhuma oferta sua à espera tem um cupom vencido.",
      isOpen: false,
    };
  }
  const { count, code, offers } = ended;
  const where = offers === 1 ? "1 oferta que ainda não saiu" : `${offers} ofertas que não saíram`;
  return count === 1
    ? {
      title: `O cupom ${code} terminou`,
      text: `Ele está em ${where}. Troque ou tire antes de enviar.`,
      isOpen: true,
    }
    : {
      title: `${count} cupons terminaram`,
      text: `Um deles é ${code}, em ${where}. Troque ou tire antes de enviar.`,
      isOpen: true,
    };
}

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
