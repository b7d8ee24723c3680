import { type ColorName, colorNames, type Colors } from "../../theme/colors.ts";
import { colorLabels } from "./color_words.ts";

/** A theme in a file, and in the input of `importThemes`. */
export type ThemeFileEntry = { readonly name: string; readonly settings: Colors };

/** The version of the written files, the only one that is read. */
const VERSION = 1;
const MAX_THEMES = 200; // the server's limit
const MAX_NAME_LENGTH = 60;
/** In bytes; two hundred themes take a third of it. */
const MAX_SIZE = 100_000;
/** The number of problems that are listed. */
const MAX_PROBLEMS = 8;

/** Returns the text of a file with these themes. */
export const themeFile = (themes: readonly ThemeFileEntry[]): string =>
  JSON.stringify({ version: VERSION, themes }, null, 2);

/** Parses a file of themes; returns a sentence for each problem when it is invalid. */
export async function readThemeFile(
  file: Pick<Blob, "size" | "text">,
): Promise<{ themes: ThemeFileEntry[] } | { problems: string[] }> {
  if (file.size > MAX_SIZE) return onlyProblem("O arquivo tem mais de 100 kB: não é de temas.");
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
  if (themes.length > MAX_THEMES) {
    return onlyProblem(`O arquivo tem ${themes.length} temas; há lugar para ${MAX_THEMES}.`);
  }
  const read = themes.map(readTheme);
  const problems = [...read.flatMap(({ problems }) => problems), ...repeatedNames(read)];
  if (problems.length > 0) return { problems: shortened(problems) };
  return { themes: read.map(({ name, settings }) => ({ name, settings: settings as Colors })) };
}

/** Parses an entry; each of its problems names its number and, if valid, its name. */
function readTheme(entry: unknown, index: number) {
  const fields = isObject(entry) ? entry : {};
  const name = typeof fields["name"] === "string" ? fields["name"].trim().replace(/\s+/g, " ") : "";
  const isNamed = name.length <= MAX_NAME_LENGTH && /^\P{C}+$/u.test(name);
  const subject = `Tema ${index + 1}${isNamed ? ` (${name})` : ""}`;
  const problems = isNamed
    ? []
    : [`${subject}: o nome precisa ter de 1 a ${MAX_NAME_LENGTH} caracteres.`];
  const settings: Partial<Record<ColorName, string>> = {};
  const colors = isObject(fields["settings"]) ? fields["settings"] : {};
  for (const color of colorNames) {
    const value = colors[color];
    if (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) {
      settings[color] = value.toUpperCase();
    } else {
      const label = `“${colorLabels[color]}”`;
      const wrong = value === undefined
        ? `falta a cor ${label}`
        : `a cor ${label} não tem a forma #RRGGBB`;
      problems.push(`${subject}: ${wrong}.`);
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
  problems.length <= MAX_PROBLEMS
    ? problems
    : [...problems.slice(0, MAX_PROBLEMS), `E mais ${problems.length - MAX_PROBLEMS}.`];

const onlyProblem = (sentence: string) => ({ problems: [sentence] });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
