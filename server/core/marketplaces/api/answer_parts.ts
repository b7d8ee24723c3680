import { inBrief } from "./shop_answer.ts";

type Path = readonly (string | number)[];

/** What is at `path` of an answer; undefined where it has another shape. */
export function at(answer: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    answer,
  );
}

/** The list at `path` of an answer; none where it has another shape. */
export function listAt(answer: unknown, ...path: Path): readonly unknown[] {
  const value = at(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** The text at `path` of an answer; null where there is none. */
export function textAt(answer: unknown, ...path: Path): string | null {
  const value = at(answer, ...path);
  return typeof value === "string" && value ? value : null;
}

/** The words that a shop refused with, for the log; `secrets` that it repeats are blotted out. */
export function shopWords(words: readonly unknown[], secrets: readonly string[]): string {
  const said = words.filter((word) => word !== "" && ["string", "number"].includes(typeof word));
  return inBrief(secrets.reduce(
    (text, secret) => secret ? text.replaceAll(secret, "***") : text,
    said.join(" "),
  ));
}
