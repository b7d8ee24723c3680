import { type ColorName, colorNames, type Colors } from "../../theme/colors.ts";
import { colorLabels } from "./color_words.ts";

/** A theme as a file has it, and as `importThemes` takes it. */
export type ThemeFileEntry = { readonly name: string; readonly settings: Colors };

/** Of files that this writes; it reads no other. */
const VERSION = 1;
const MOST_THEMES = 200; // as many as the server keeps
const LONGEST_NAME = 60;
/** Bytes; two hundred themes take a third of it. */
const LARGEST = 100_000;
/** More sentences would help nobody. */
const MOST_PROBLEMS = 8;

/** The text of a file with these themes. */
export const themeFile = (themes: readonly ThemeFileEntry[]): string =>
  JSON.stringify({ version: VERSION, themes }, null, 2);

/** The themes of a file that somebody chose, or a sentence for each thing that is wrong with it. */
export async function readThemeFile(
  file: Pick<Blob, "size" | "text">,
): Promise<{ themes: ThemeFileEntry[] } | { problems: string[] }> {
  if (file.size > LARGEST) return onlyProblem("O arquivo tem mais de 100 kB: não é de temas.");
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return onlyProblem("O arquivo não é JSON, ou está incompleto. Exporte os temas de novo.");
  }
  return readContent(content);
}

function readContent(content: unknown): { themes: ThemeFileEntry[] } | { problems: string[] } {
  if (!isObject(content) || !Array.isArray(content["themes"])) {
    return onlyProblem("O arquivo não traz temas. Ele precisa ter a lista “themes”.");
  }
  const { version, themes } = content as { version?: unknown; themes: unknown[] };
  if (version !== VERSION) {
    return onlyProblem(
      `O arquivo é da versão ${String(version ?? "desconhecida")}; aqui se lê a 1.`,
    );
  }
  if (themes.length === 0) return onlyProblem("O arquivo não tem nenhum tema.");
  if (themes.length > MOST_THEMES) {
    return onlyProblem(`O arquivo tem ${themes.length} temas; há lugar para ${MOST_THEMES}.`);
  }
  const read = themes.map(readTheme);
  const problems = [...read.flatMap(({ problems }) => problems), ...repeatedNames(read)];
  if (problems.length > 0) return { problems: shortened(problems) };
  return { themes: read.map(({ name, settings }) => ({ name, settings: settings as Colors })) };
}

/** One entry, and what is wrong with it, said with its place and, where it has one, its name. */
function readTheme(entry: unknown, at: number) {
  const given = isObject(entry) ? entry : {};
  const name = typeof given["name"] === "string" ? given["name"].trim().replace(/\s+/g, " ") : "";
  const isNamed = name.length <= LONGEST_NAME && /^\P{C}+$/u.test(name);
  const who = `Tema ${at + 1}${isNamed ? ` (${name})` : ""}`;
  const problems = isNamed ? [] : [`${who}: o nome precisa ter de 1 a ${LONGEST_NAME} caracteres.`];
  const settings: Partial<Record<ColorName, string>> = {};
  const colors = isObject(given["settings"]) ? given["settings"] : {};
  for (const color of colorNames) {
    const value = colors[color];
    if (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) {
      settings[color] = value.toUpperCase();
    } else {
      const label = `“${colorLabels[color]}”`;
      const wrong = value === undefined
        ? `falta a cor ${label}`
        : `a cor ${label} não tem a forma #RRGGBB`;
      problems.push(`${who}: ${wrong}.`);
    }
  }
  return { name, settings, problems };
}

const repeatedNames = (themes: readonly { name: string }[]): string[] => {
  const named = Map.groupBy(themes.filter(({ name }) => name), ({ name }) => name.toLowerCase());
  return [...named.values()].filter(({ length }) => length > 1)
    .map((same) => `O nome “${same[0]!.name}” aparece ${same.length} vezes no arquivo.`);
};

const shortened = (problems: string[]) =>
  problems.length <= MOST_PROBLEMS
    ? problems
    : [...problems.slice(0, MOST_PROBLEMS), `E mais ${problems.length - MOST_PROBLEMS}.`];

const onlyProblem = (sentence: string) => ({ problems: [sentence] });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
