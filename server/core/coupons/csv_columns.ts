import type { Columns, CsvLine } from "../csv/columns.ts";
import { centsCell, centsIn, localCell, localIn, percentIn } from "../csv/values.ts";
import { Failure, type FailureCode } from "../errors.ts";
import {
  type Marketplace,
  marketplaceName,
  marketplaces,
  namesOf,
} from "../marketplaces/marketplace.ts";
import { type Coupon, isOfAll, shopKey } from "./coupon.ts";
import type { CouponFields } from "./coupon_fields.ts";

/** The columns of a file of coupons, each a field of theirs. */
export const couponColumns = {
  couponCode: ["Código", "cupom", "code"],
  marketplace: ["Marketplace", "plataforma"],
  shop: ["Loja", "shop", "vendedor"],
  percentOff: ["Desconto %", "porcentagem", "desconto", "percentual"],
  amountOff: ["Desconto R$", "valor", "valor do desconto"],
  maxDiscount: ["Desconto máximo", "máximo"],
  minPurchase: ["Compra mínima", "mínimo", "pedido mínimo"],
  validFrom: ["Início", "válido de", "começa"],
  validUntil: ["Fim", "validade", "válido até", "vence", "termina"],
  sharedBy: ["Passado por", "fonte"],
  note: ["Anotação", "observação", "nota"],
} as const satisfies Columns<Exclude<keyof CouponFields, "source" | "disabled">>;

type CouponColumn = keyof typeof couponColumns;

/** What a line says, as somebody would type it. @throws Failure at the first cell that cannot be. */
export function fieldsIn({ cells }: CsvLine<CouponColumn>): CouponFields {
  const marketplace = marketplaceIn(cells.marketplace || cells.shop);
  const money = (name: "amountOff" | "maxDiscount" | "minPurchase", code: FailureCode) => {
    if (!cells[name]) return null;
    const cents = centsIn(cells[name]);
    return cents === null ? refuse(code, name) : { cents, currency: "BRL" };
  };
  const local = (name: "validFrom" | "validUntil") =>
    cells[name] ? localIn(cells[name]) ?? refuse("COUPON_DATE_INVALID", name) : null;
  const isSum = /R\$/i.test(cells.percentOff); // "R$ 10" under a title that says only "Desconto"
  return {
    couponCode: cells.couponCode,
    marketplace,
    shop: cells.shop || (marketplace === "OTHER" ? cells.marketplace : null),
    percentOff: cells.percentOff && !isSum
      ? percentIn(cells.percentOff) ?? refuse("COUPON_PERCENT_INVALID", "percentOff")
      : null,
    amountOff: isSum
      ? money("amountOff", "COUPON_AMOUNT_INVALID") ?? sumIn(cells.percentOff)
      : money("amountOff", "COUPON_AMOUNT_INVALID"),
    maxDiscount: money("maxDiscount", "COUPON_MAXIMUM_INVALID"),
    minPurchase: money("minPurchase", "COUPON_MINIMUM_INVALID"),
    validFrom: local("validFrom"),
    validUntil: local("validUntil"),
    source: cells.sharedBy ? "SHARED" : "IMPORTED",
    sharedBy: cells.sharedBy || null,
    note: cells.note || null,
  };
}

/** A coupon as a line that `fieldsIn` reads. */
export const cellsOf = (coupon: Coupon, zone: string): string[] => {
  const cells: Record<CouponColumn, string> = {
    couponCode: coupon.code,
    marketplace: marketplaceName(coupon.marketplace) ?? "",
    shop: isOfAll(coupon) ? "" : coupon.shop,
    percentOff: coupon.percentOff === null ? "" : `${coupon.percentOff}%`,
    amountOff: centsCell(coupon.amountOffCents),
    maxDiscount: centsCell(coupon.maxDiscountCents),
    minPurchase: centsCell(coupon.minPurchaseCents),
    validFrom: localCell(coupon.validFrom, zone),
    validUntil: localCell(coupon.validUntil, zone),
    sharedBy: coupon.sharedBy ?? "",
    note: coupon.note,
  };
  return Object.values(cells);
};

function refuse(code: FailureCode, name: CouponColumn): never {
  throw new Failure(code, ["fields", name]);
}

function sumIn(cell: string) {
  const cents = centsIn(cell);
  return cents === null
    ? refuse("COUPON_AMOUNT_INVALID", "percentOff")
    : { cents, currency: "BRL" };
}

/** Characters of a marketplace's name at most. */
const MARKETPLACE_LENGTH = 40;

/** The marketplace of that name; any other shop where it is none's. */
function marketplaceIn(cell: string): Marketplace {
  if (cell.length > MARKETPLACE_LENGTH) return "OTHER";
  const key = shopKey(cell);
  return marketplaces.find((one) => namesOf(one).some((name) => shopKey(name) === key)) ?? "OTHER";
}
