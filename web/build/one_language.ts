import type { Plugin } from "vite";

/** The words of the library of controls in some language; without any, it falls back to en-US. */
const WORDS =
  /\/node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/;
const KEPT = ["pt-BR", "en-US"];

/** Leaves out the words that the library of controls has for 30 other languages. */
export const oneLanguage = (): Plugin => ({
  name: "one-language",
  load(id) {
    const language = WORDS.exec(id)?.[1];
    return language && !KEPT.includes(language) ? "export default {};" : null;
  },
});
