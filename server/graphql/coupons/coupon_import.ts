import { importCoupons, type ImportedLine } from "../../core/coupons/csv/import_coupons.ts";
import { builder } from "../builder.ts";
import { importedFile } from "../csv_import.ts";
import { Money } from "../money.ts";
import { Marketplace } from "../offers/offer_enums.ts";

const CouponLine = builder.objectRef<ImportedLine>("CouponLine").implement({
  description: "A line of a file that makes a coupon.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it stands; the first line is 1." }),
    couponCode: t.string({ description: "What one types.", resolve: ({ draft }) => draft.code }),
    marketplace: t.field({
      type: Marketplace,
      description: "Where it holds.",
      resolve: ({ draft }) => draft.marketplace,
    }),
    shop: t.string({ description: "Of which shop.", resolve: ({ draft }) => draft.shop }),
    percentOff: t.int({
      nullable: true,
      description: "Whole per cent off.",
      resolve: ({ draft }) => draft.percentOff,
    }),
    amountOff: t.field({
      type: Money,
      nullable: true,
      description: "What it takes off.",
      resolve: ({ draft }) =>
        draft.amountOffCents === null ? null : { cents: draft.amountOffCents, currency: "BRL" },
    }),
    validUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "The last instant at which it holds.",
      resolve: ({ draft }) => draft.validUntil,
    }),
  }),
});

const ImportedCoupons = importedFile("ImportedCoupons", {
  description: "What a file of coupons makes, or would make.",
  count: "How many coupons it makes.",
  line: CouponLine,
});

builder.mutationField("importCoupons", (t) =>
  t.fieldWithInput({
    type: ImportedCoupons,
    description:
      "Keeps the coupons of a CSV file, line by line: what is wrong with one keeps out no other.",
    authScopes: { may: "coupon.edit" },
    errors: {},
    input: {
      csv: t.input.string({
        required: true,
        description: "The file, up to 1,000 lines under its header.",
      }),
      isDryRun: t.input.boolean({
        required: true,
        description: "Only says what would happen, and saves nothing.",
      }),
    },
    resolve: (_, { input }, ctx) => importCoupons(ctx, input),
  }));
