import {
  type ImportedLine,
  type ImportOutcome as Outcome,
  importProducts,
  type ProductImport,
} from "../../core/catalogue/csv/import_products.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { builder } from "../builder.ts";
import { ImportOutcome } from "./product_node.ts";

const ImportedLineType = builder.objectRef<ImportedLine>("ImportedProductLine").implement({
  description: "What became of a line of a file of products, or would.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it begins in the file; the header is 1." }),
    outcome: t.expose("outcome", { type: ImportOutcome, description: "What became of it." }),
    title: t.exposeString("title", { nullable: true, description: "The product's name." }),
    column: t.exposeString("column", {
      nullable: true,
      description: "The column at fault, in Portuguese; null: none, or the line as a whole.",
    }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it was skipped or failed, in Portuguese.",
    }),
  }),
});

const count = ({ lines }: ProductImport, outcome: Outcome) =>
  lines.filter((line) => line.outcome === outcome).length;

const ProductImportType = builder.objectRef<ProductImport>("ProductImport").implement({
  description: "What became of a file of products, or would.",
  fields: (t) => ({
    isSaved: t.exposeBoolean("isSaved", {
      description: "Whether anything was written: not in a dry run, nor where a line is wrong.",
    }),
    created: t.int({
      description: "Lines that are new products.",
      resolve: (its) => count(its, "CREATED"),
    }),
    updated: t.int({
      description: "Lines that change products.",
      resolve: (its) => count(its, "UPDATED"),
    }),
    skipped: t.int({
      description: "Lines that say nothing new.",
      resolve: (its) => count(its, "SKIPPED"),
    }),
    failed: t.int({
      description: "Lines that are wrong.",
      resolve: (its) => count(its, "FAILED"),
    }),
    lines: t.field({
      type: [ImportedLineType],
      description: "Each line, in the order of the file.",
      resolve: ({ lines }) => [...lines],
    }),
  }),
});

builder.mutationField("importProducts", (t) =>
  t.fieldWithInput({
    type: ProductImportType,
    description:
      "Keeps the products of a CSV file of up to 5,000 lines and 2 MB: all of it, or nothing where " +
      "a line is wrong. No page is read.",
    authScopes: { may: "product.edit" },
    errors: { types: [LimitReached] },
    input: {
      csv: t.input.string({
        required: true,
        description: "The file: columns divided by ; or , and named in its first line.",
      }),
      isDryRun: t.input.boolean({ description: "Only says what would happen." }),
      canSkipFailed: t.input.boolean({
        description: "Saves the lines that are right though others are wrong.",
      }),
    },
    resolve: (_, { input }, ctx) => importProducts(ctx, input),
  }));
