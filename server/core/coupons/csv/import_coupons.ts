import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { CsvLine } from "../../csv/columns.ts";
import type { CsvProblem } from "../../csv/csv.ts";
import { importedLines } from "../../csv/imported_lines.ts";
import { Failure } from "../../errors.ts";
import { newId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { codeKey, shopKey } from "../coupon.ts";
import { type CouponColumn, couponColumns, fieldsIn } from "./csv_columns.ts";
import { applyFields, columnsOf, type CouponDraft, emptyDraft } from "../draft.ts";
import { couponRoom, lockCoupons } from "../own_coupon.ts";

type ImportCoupons = {
  readonly csv: string;
  /** Only checks; nothing is stored. */
  readonly isDryRun: boolean;
};

/** A valid line of the file. */
export type ImportedLine = { readonly line: number; readonly draft: CouponDraft };

/** The coupons of a file, and the problems of its other lines. */
export type CouponImport = {
  readonly isDryRun: boolean;
  readonly lines: readonly ImportedLine[];
  readonly problems: readonly CsvProblem[];
};

/**
 * Imports the coupons of a CSV file whose lines are valid, and returns the problems of the others.
 * A coupon that exists, or comes twice, is a problem of its line.
 * @throws Failure where the file as a whole cannot be read, or is too long
 */
export async function importCoupons(ctx: Context, input: ImportCoupons): Promise<CouponImport> {
  permit(ctx.viewer, "coupon.edit");
  const lines = importedLines(ctx.ports.csv, couponColumns, input.csv);
  return await saveLines(ctx, { lines, isDryRun: input.isDryRun });
}

type Lines = readonly CsvLine<CouponColumn>[];

const saveLines = command(async (tx, { lines, isDryRun }: { lines: Lines; isDryRun: boolean }) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "coupon.edit");
  const timeZone = await lockCoupons(tx, userId);
  const known = await keysOf(tx, userId);
  const good: ImportedLine[] = [];
  const problems: CsvProblem[] = [];
  for (const one of lines) {
    try {
      const draft = applyFields(emptyDraft, fieldsIn(one), { timeZone, now });
      const key = keyOf(draft.marketplace, shopKey(draft.shop), codeKey(draft.code));
      if (known.has(key)) throw new Failure("COUPON_EXISTS", ["fields", "couponCode"]);
      known.add(key);
      good.push({ line: one.line, draft });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const name = error.path[1] as CouponColumn | undefined;
      const column = name && couponColumns[name]?.titles[0] || null;
      problems.push({ line: one.line, column, message: error.message });
    }
  }
  if (good.length > await couponRoom(tx, userId)) throw new Failure("COUPONS_LIMIT");
  if (!isDryRun && good.length > 0) {
    await db.insertInto("coupons").values(good.map(({ draft }) => ({
      id: newId("cpn"),
      user_id: userId,
      version: 1,
      ...columnsOf(draft, now),
      created_at: now,
    }))).execute();
    emit({ name: "coupons.imported", userId });
  }
  return { isDryRun, lines: good, problems };
});

const keyOf = (marketplace: string, shop: string, code: string) =>
  JSON.stringify([marketplace, shop, code]);

async function keysOf({ db }: Context, userId: UserId): Promise<Set<string>> {
  const rows = await db.selectFrom("coupons").select(["marketplace", "shop_key", "code_key"])
    .where("user_id", "=", userId).where("deleted_at", "is", null).execute();
  return new Set(rows.map((row) => keyOf(row.marketplace, row.shop_key, row.code_key)));
}
