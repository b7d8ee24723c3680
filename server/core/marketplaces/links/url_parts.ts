/** Returns what the first group of `pattern` matches in the path. */
export function inPath(url: URL, pattern: RegExp): string | null {
  return pattern.exec(url.pathname)?.[1] ?? null;
}

/** `url` with only the named parameters, in their order, and no fragment. */
export function keeping(url: URL, ...names: readonly string[]): URL {
  const kept = new URL(url); // not of its path: `//other.example/` alone would name another host
  kept.search = kept.hash = "";
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) kept.searchParams.set(name, value);
  }
  return kept;
}

/** `url` with these parameters set. */
export function withParameters(url: URL, parameters: Readonly<Record<string, string>>): URL {
  const built = new URL(url);
  for (const [name, value] of Object.entries(parameters)) built.searchParams.set(name, value);
  return built;
}

/** The value of the first of `names` in a pasted link or `name=value`; else the text itself. */
export function pastedValue(typed: string, ...names: readonly string[]): string {
  const text = typed.trim();
  const query = new URLSearchParams(text.replace(/^[^?=]*\?/, ""));
  return names.map((name) => query.get(name)).find((value) => value)?.trim() ?? text;
}

/** `text` where it fits `pattern`, else null. */
export const matching = (text: string, pattern: RegExp) => pattern.test(text) ? text : null;

/** Parameters that say who sent a visitor, never what is shown: campaigns, clicks, affiliates. */
const tracking = new RegExp(
  `^(?:${
    [
      "utm_.*|utmi_.*|mtm_.*|pk_.*|hsa_.*|matt_.*|mkt_.*|mc_[ce]id|_hs(?:enc|mi)|_g[al]",
      "gclid|gclsrc|g(?:ad|braid|ad_source|ad_campaignid)|wbraid|dclid|srsltid",
      "fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|igshid?|wickedid|scid|spm",
      "aff(?:_?id|iliate|iliate_?id|_sub\\d*|_trace_key|_platform|_fcid|_fsk)?|afsrc|afiliado",
      "awc|awinaffid|clickref|irclickid|irgwc|ran(?:mid|eaid|siteid)|cjevent|cjdata|clickid|click_id|sscid|zanpid",
      "partner_?id|partner|parceiro|promoter_?id|lmdsid|lomadee|admitad_uid|sub_?ids?\\d*",
      "tag|ref|ref_|referrer|scm|linkcode|linkid|ascsubtag|camp|creative|creativeasin",
      "mmp_pid|uls_trackid|sp_atk|xptdk|smtt|gads_t_sig|extraparams|__mobile__",
    ].join("|")
  })$`,
  "i",
);

/** `url` without the parameters that only tell who sent the visitor; a route in `#/…` stays. */
export function withoutTracking(url: URL): URL {
  const plain = new URL(url);
  const all = [...plain.searchParams];
  const kept = all.filter(([name]) => !tracking.test(name));
  // An untouched query stays as it is written. At once: each `delete` would write the whole anew.
  if (kept.length < all.length) plain.search = new URLSearchParams(kept).toString();
  plain.hash = /^#!?\//.test(plain.hash) ? routeWithoutTracking(plain.hash) : "";
  return plain;
}

/** A page that lives in its fragment has a query there as well: `#/product/1?tag=…`. */
function routeWithoutTracking(hash: string): string {
  const [route, query] = splitOnce(hash, "?");
  if (query === null) return hash;
  const all = [...new URLSearchParams(query)];
  const kept = all.filter(([name]) => !tracking.test(name));
  if (kept.length === all.length) return hash;
  return kept.length > 0 ? `${route}?${new URLSearchParams(kept)}` : route;
}

function splitOnce(text: string, mark: string): readonly [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}
