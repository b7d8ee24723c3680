import { command } from "../../../command.ts";
import type { Context } from "../../../context.ts";
import type { CsvLine } from "../../../csv/columns.ts";
import type { CsvProblem } from "../../../csv/csv.ts";
import { importedLines } from "../../../csv/imported_lines.ts";
import { Failure } from "../../../errors.ts";
import { newId } from "../../../ids.ts";
import { permit } from "../../../permissions.ts";
import { fold } from "../../../search.ts";
import { type CampaignTextInput, checkedText, columnsOf, requireTextRoom } from "../write_text.ts";
import { columnTitle, textColumns, textIn } from "./csv_columns.ts";

type ImportCampaignTexts = {
  readonly csv: string;
  /** Only checks; nothing is stored. */
  readonly isDryRun: boolean;
};

/** A valid line of the file. */
export type ImportedText = { readonly line: number; readonly text: CampaignTextInput };

/** The texts of a file, and the problems of its other lines. */
export type CampaignTextImport = {
  readonly isDryRun: boolean;
  readonly lines: readonly ImportedText[];
  readonly problems: readonly CsvProblem[];
};

/**
 * Imports the texts of a CSV file whose lines are valid, and returns the problems of the others. A
 * name that exists, or comes twice, is a problem of its line: the file that was exported can be
 * imported again without doubles.
 * @throws Failure where the file as a whole cannot be read, or is too long
 */
export async function importCampaignTexts(
  ctx: Context,
  input: ImportCampaignTexts,
): Promise<CampaignTextImport> {
  permit(ctx.viewer, "campaignText.edit");
  const lines = importedLines(ctx.ports.csv, textColumns, input.csv);
  return await saveLines(ctx, { lines, isDryRun: input.isDryRun });
}

type Lines = readonly CsvLine<keyof typeof textColumns>[];

const saveLines = command(async (tx, { lines, isDryRun }: { lines: Lines; isDryRun: boolean }) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "campaignText.edit");
  await requireTextRoom(tx, 0); // locks the person
  const existing = await db.selectFrom("campaign_texts").select("name")
    .where("user_id", "=", userId).where("deleted_at", "is", null).execute();
  const known = new Set(existing.map(({ name }) => fold(name)));
  const good: ImportedText[] = [];
  const problems: CsvProblem[] = [];
  for (const one of lines) {
    try {
      const text = checkedText(textIn(one));
      if (known.has(fold(text.name))) throw new Failure("CAMPAIGN_TEXT_EXISTS", ["name"]);
      known.add(fold(text.name));
      good.push({ line: one.line, text });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push({ line: one.line, column: columnTitle(error), message: error.message });
    }
  }
  await requireTextRoom(tx, good.length);
  if (!isDryRun && good.length > 0) {
    await db.insertInto("campaign_texts").values(good.map(({ text }) => ({
      id: newId("cmt"),
      user_id: userId,
      version: 1,
      ...columnsOf(text),
      created_at: now,
      updated_at: now,
    }))).execute();
    emit({ name: "campaignTexts.imported", userId });
  }
  return { isDryRun, lines: good, problems };
});
