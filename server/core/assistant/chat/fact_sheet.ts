import type { Fact } from "./thread.ts";

/** A fact as a tool's result names it: the model writes the ref, and knows the value. */
export type CitedFact = { readonly ref: `[[${string}]]`; readonly value: string };

/** The facts of one branch: those of earlier answers, and those that tools add. */
export type FactSheet = {
  readonly add: (label: string, text: string, path?: string | null) => CitedFact;
  readonly find: (ref: string) => Fact | undefined;
  /** Those that were added since, in their order. */
  readonly added: readonly Fact[];
};

const LONGEST = 200;

/** Makes the sheet of a branch whose earlier answers had these facts. */
export function factSheet(earlier: readonly Fact[]): FactSheet {
  const byRef = new Map(earlier.map((fact) => [fact.ref, fact]));
  const added: Fact[] = [];
  let last = Math.max(0, ...earlier.map(({ ref }) => Number(ref.slice(1))));
  return {
    add(label, text, path = null) {
      const shown = clipped(text);
      const same = [...byRef.values()].find((fact) =>
        fact.label === label && fact.text === shown && fact.path === path
      );
      const fact = same ?? { ref: `f${++last}`, label: clipped(label), text: shown, path };
      if (!byRef.has(fact.ref)) {
        byRef.set(fact.ref, fact);
        added.push(fact);
      }
      return { ref: `[[${fact.ref}]]`, value: fact.text };
    },
    find: (ref) => byRef.get(ref),
    added,
  };
}

/** A text on one line, without what could pass for a ref or for markup. */
const clipped = (text: string) =>
  text.replace(/[\p{C}\s]+/gu, " ").replace(/\[\[|\]\]|[<>]/g, "").trim().slice(0, LONGEST);
