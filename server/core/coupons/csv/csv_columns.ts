import type { CsvColumn, CsvLine } from "../../csv/columns.ts";
import { centsCell, centsIn, localCell, localIn, percentIn } from "../../csv/values.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import {
  type Marketplace,
  marketplaceName,
  marketplaces,
  namesOf,
} from "../../marketplaces/marketplace.ts";
import type { Money } from "../../money.ts";
import { type Coupon, isOfAll, shopKey } from "../coupon.ts";
import type { CouponFields } from "../coupon_fields.ts";

export type CouponColumn = Exclude<keyof CouponFields, "source" | "disabled">;
type Cells = CsvLine<CouponColumn>["cells"];

/** A column that fills one field of a coupon. */
type FieldColumn<Name extends CouponColumn> = CsvColumn<Coupon> & {
  /** The field, out of a line's cells. @throws Failure where the cell is not valid */
  readonly read: (cells: Cells) => CouponFields[Name];
};

/** The columns of a file of coupons: their titles, how they are read and how they are written. */
export const couponColumns: { readonly [Name in CouponColumn]: FieldColumn<Name> } = {
  couponCode: {
    titles: ["Código", "cupom", "code"],
    read: ({ couponCode }) => couponCode,
    write: ({ code }) => code,
  },
  marketplace: {
    titles: ["Marketplace", "plataforma"],
    read: marketplaceIn,
    write: ({ marketplace }) => marketplaceName(marketplace) ?? "",
  },
  shop: {
    titles: ["Loja", "shop", "vendedor"],
    read: (cells) => cells.shop || (marketplaceIn(cells) === "OTHER" ? cells.marketplace : null),
    write: (coupon) => isOfAll(coupon) ? "" : coupon.shop,
  },
  percentOff: {
    titles: ["Desconto %", "porcentagem", "desconto", "percentual"],
    read: (cells) =>
      cells.percentOff && !isAmount(cells.percentOff)
        ? percentIn(cells.percentOff) ?? refuse("COUPON_PERCENT_INVALID", "percentOff")
        : null,
    write: ({ percentOff }) => percentOff === null ? "" : `${percentOff}%`,
  },
  amountOff: {
    titles: ["Desconto R$", "valor", "valor do desconto"],
    read: (cells) =>
      moneyIn(cells, "amountOff", "COUPON_AMOUNT_INVALID") ??
        (isAmount(cells.percentOff) ? moneyIn(cells, "percentOff", "COUPON_AMOUNT_INVALID") : null),
    write: ({ amountOffCents }) => centsCell(amountOffCents),
  },
  maxDiscount: {
    titles: ["Desconto máximo", "máximo"],
    read: (cells) => moneyIn(cells, "maxDiscount", "COUPON_MAXIMUM_INVALID"),
    write: ({ maxDiscountCents }) => centsCell(maxDiscountCents),
  },
  minPurchase: {
    titles: ["Compra mínima", "mínimo", "pedido mínimo"],
    read: (cells) => moneyIn(cells, "minPurchase", "COUPON_MINIMUM_INVALID"),
    write: ({ minPurchaseCents }) => centsCell(minPurchaseCents),
  },
  validFrom: {
    titles: ["Início", "válido de", "começa"],
    read: (cells) => momentIn(cells, "validFrom"),
    write: ({ validFrom }, zone) => localCell(validFrom, zone),
  },
  validUntil: {
    titles: ["Fim", "validade", "válido até", "vence", "termina"],
    read: (cells) => momentIn(cells, "validUntil"),
    write: ({ validUntil }, zone) => localCell(validUntil, zone),
  },
  sharedBy: {
    titles: ["Passado por", "fonte"],
    read: ({ sharedBy }) => sharedBy || null,
    write: ({ sharedBy }) => sharedBy ?? "",
  },
  note: {
    titles: ["Anotação", "observação", "nota"],
    read: ({ note }) => note || null,
    write: ({ note }) => note,
  },
};

/** The fields that a line fills. @throws Failure at the first cell that is not valid */
export function fieldsIn({ cells }: CsvLine<CouponColumn>): CouponFields {
  const fields: CouponFields = Object.fromEntries(
    Object.entries(couponColumns).map(([name, { read }]) => [name, read(cells)]),
  );
  return { ...fields, source: fields.sharedBy ? "SHARED" : "IMPORTED" };
}

function refuse(code: FailureCode, name: CouponColumn): never {
  throw new Failure(code, ["fields", name]);
}

/** "R$ 10" under a title that is only "Desconto". */
const isAmount = (cell: string) => /R\$/i.test(cell);

function moneyIn(cells: Cells, name: CouponColumn, code: FailureCode): Money | null {
  if (!cells[name]) return null;
  const cents = centsIn(cells[name]);
  return cents === null ? refuse(code, name) : { cents, currency: "BRL" };
}

const momentIn = (cells: Cells, name: "validFrom" | "validUntil"): string | null =>
  cells[name] ? localIn(cells[name]) ?? refuse("COUPON_DATE_INVALID", name) : null;

/** Characters of a marketplace's name at most. */
const MARKETPLACE_LENGTH = 40;

/** The marketplace that the line names; OTHER for any other shop. */
function marketplaceIn({ marketplace, shop }: Cells): Marketplace {
  const cell = marketplace || shop;
  if (cell.length > MARKETPLACE_LENGTH) return "OTHER";
  const key = shopKey(cell);
  return marketplaces.find((one) => namesOf(one).some((name) => shopKey(name) === key)) ?? "OTHER";
}
