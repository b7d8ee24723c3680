import { type HistoryLine, latest } from "./history.ts";

const START = "<!-- figures: written by `deno task bench` -->";
const END = "<!-- end of the figures -->";

/** Returns the README with its table of figures replaced. @throws when it has no place for one */
export function withFigures(readme: string, lines: readonly HistoryLine[]): string {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error("the README has no place for the figures");
  return `${readme.slice(0, from + START.length)}\n\n${table(lines)}\n\n${readme.slice(to)}`;
}

function table(lines: readonly HistoryLine[]): string {
  const rows = latest(lines).map(({ name, ratio, goal, date, commit }) => [
    name,
    `${ratio.toFixed(2)} ×`,
    goal === null ? "" : `≤ ${goal}`,
    `${date}, ${commit}`,
  ]);
  const header = ["What, beside what", "Ratio", "Goal", "Measured"];
  const widths = header.map((title, n) =>
    Math.max(title.length, ...rows.map((row) => row[n]!.length))
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n]!)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(header), rule, ...rows.map(line)].join("\n");
}
