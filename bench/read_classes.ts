/**
 * How the reader does on each class of pages, texts and links: `deno run -A bench/read_classes.ts`.
 * Names each case that is not right where `--why` is given.
 */
import { classes } from "../tests/adapters/web_pages/classes/classes.ts";

const table: Record<string, Record<string, number>> = {};
for (const [name, cases] of Object.entries(classes)) {
  const counts = table[name] = { RIGHT: 0, NOT_KNOWN: 0, WRONG: 0 };
  for (const { name: what, judge } of cases) {
    const { outcome, detail } = await judge();
    counts[outcome]++;
    if (Deno.args.includes("--why") && outcome !== "RIGHT") {
      console.info(`${outcome} ${name}: ${what}\n  ${detail}`);
    }
  }
}
const sum = (outcome: string) =>
  Object.values(table).reduce((total, counts) => total + counts[outcome]!, 0);
console.table({
  ...table,
  "all": Object.fromEntries(["RIGHT", "NOT_KNOWN", "WRONG"].map((one) => [one, sum(one)])),
});
