import type { AffiliateTags } from "./affiliate_link.ts";

/**
 * What a person may paste as a tag of theirs, made plain: the bare tag, `name=tag`, or a whole
 * link that carries it. Each gives null when it is no such tag.
 */
export const tagRules: Readonly<Record<keyof AffiliateTags, (typed: string) => string | null>> = {
  /** Associates' tracking id, `name-20`; endings are -20, -21, -22 by region. */
  amazonTag: (typed) =>
    matching(value(typed, "tag").toLowerCase(), /^[a-z0-9][a-z0-9_-]{0,60}-2\d$/),
  /** The number of the affiliate account, `an_18301234567` in links. */
  shopeeId: (typed) =>
    matching(
      value(typed, "affiliate_id", "utm_source", "mmp_pid").replace(/^an_/, ""),
      /^\d{5,20}$/,
    ),
  /** The "etiqueta" of the account. */
  mercadoLivreWord: (typed) =>
    matching(
      value(typed, "matt_word").replace(/^@/, "").toLowerCase(),
      /^[a-z0-9][a-z0-9._-]{1,59}$/,
    ),
  /** The number of the tool that the account's links carry. */
  mercadoLivreTool: (typed) => matching(value(typed, "matt_tool"), /^\d{4,20}$/),
  /** The name of the person's shop at Magalu, as it stands in its address. */
  magaluShop: (typed) => {
    const inAddress = /magazinevoce\.com\.br\/([^/?#\s]+)/i.exec(typed)?.[1];
    const name = (inAddress ?? typed.trim()).toLowerCase();
    return name === "p" ? null : matching(name, /^[a-z0-9][a-z0-9_-]{2,59}$/);
  },
};

/** What one of `names` holds in a pasted link or `name=value`; else the text itself. */
function value(typed: string, ...names: readonly string[]): string {
  const text = typed.trim();
  const query = new URLSearchParams(text.replace(/^[^?=]*\?/, ""));
  return names.map((name) => query.get(name)).find((found) => found)?.trim() ?? text;
}

const matching = (text: string, pattern: RegExp) => pattern.test(text) ? text : null;
