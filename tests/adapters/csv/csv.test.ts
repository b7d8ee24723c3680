import fc from "fast-check";
import { expect, test } from "vitest";
import { csv } from "../../../server/adapters/csv/csv.ts";

const HEADER = ["Título", "Anotação", "Loja"];

async function fileOf(...rows: readonly (readonly string[])[]): Promise<string> {
  const bytes: number[] = [];
  for await (const piece of csv.write(ReadableStream.from([HEADER, ...rows]))) bytes.push(...piece);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

const cellsIn = (file: string) => csv.read(file).slice(1).map(({ cells }) => cells);

/** Any text, and more often what ends a line, begins a formula or encloses a cell. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }).map((any) => any.toWellFormed()),
  fc.array(fc.constantFrom(..."=+-@\t\r\n'\";, ＝＋－＠a\u00a0\ufeff"), { maxLength: 12 })
    .map((marks) => marks.join("")),
);
const row = fc.tuple(text, text, text).filter((cells) => cells.some((cell) => cell !== ""));

test("what is exported is imported as it was, whatever its text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
      expect(cellsIn(await fileOf(...rows))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test("no line of a file begins with a formula", async () => {
  await fc.assert(
    fc.asyncProperty(row, async (cells) => {
      const file = (await fileOf(cells)).slice(1);
      for (const line of file.split(/\r\n|\r|\n/)) {
        expect(line).not.toMatch(/^"?[=+\-@\t＝＋－＠]/);
      }
    }),
    { numRuns: 500 },
  );
});

test("no cell begins with a formula", async () => {
  for (const mark of "=+-@\t＝＋－＠") {
    expect(await fileOf([`${mark}1`, `a;${mark}1`, `'${mark}1`]))
      .toMatch(new RegExp(`^"?'\\${mark}1"?;"a;\\${mark}1";''\\${mark}1`, "m"));
  }
});

test("a note with a bare line feed is one cell", async () => {
  const file = await fileOf(["Fone", 'boa\n=HYPERLINK("http://mau.example")', "Loja"]);
  expect(file.split("\r\n")).toHaveLength(3);
  expect(file).toContain(`"boa\n'=HYPERLINK(""http://mau.example"")"`);
});
