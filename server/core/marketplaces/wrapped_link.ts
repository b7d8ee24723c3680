/** A service's address that carries its target in a parameter: host, path, parameters to try. */
const wrappers: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/^s\.shopee\.com\.br$/, /^\/an_redir/, ["origin_link"]],
  [/(?:^|\.)shopee\.com\.br$/, /^\/universal-link/, ["redir", "deep_and_web"]],
  [/(?:^|\.)mercadoli[bv]re\.com(?:\.\w\w)?$/, /^\/(?:gz|jms)\//, ["go"]],
  [/(?:^|\.)amazon\.[a-z.]+$/, /^\/(?:sspa\/click|gp\/(?:slr|r)edirect)/, ["url", "location"]],
  [/^s\.click\.aliexpress\.com$/, /^\/deep_link/, ["dl_target_url"]],
  [/\.onelink\.me$/, /^\//, ["af_web_dp", "af_r"]],
  [/^(?:www\.)?awin1\.com$/, /^\/(?:cread|awclick)/, ["ued", "p"]],
  [/^click\.linksynergy\.com$/, /^\/deeplink/, ["murl"]],
  [/^go\.(?:skimresources|redirectingat)\.com$/, /^\//, ["url"]],
  [/^redirect\.viglink\.com$/, /^\//, ["u"]],
  [/^redir\.lomadee\.com$/, /^\//, ["url"]],
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url/, ["q", "url"]],
  [/^lm?\.(?:facebook|instagram)\.com$/, /^\//, ["u"]],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect/, ["q"]],
];

/** One target inside another, and no further: what is longer, nobody has looked into. */
const DEPTH = 10;

/** Every address told by `url` alone: itself, then each target that it carries. */
export function unwrappings(url: URL): readonly URL[] {
  const addresses = [url];
  for (let target = targetOf(url); target && addresses.length <= DEPTH; target = targetOf(target)) {
    addresses.push(target);
  }
  return addresses;
}

/** Whether what the address carries was not seen to its end: it may credit anybody. */
export const isBottomless = (url: URL): boolean => targetOf(unwrappings(url).at(-1)!) !== null;

function targetOf(url: URL): URL | null {
  const wrapper = wrappers.find(([host, path]) =>
    host.test(url.hostname) && path.test(url.pathname)
  );
  for (const name of wrapper?.[2] ?? []) {
    const written = url.searchParams.get(name);
    const target = written ? URL.parse(written, url) : null;
    if (target && /^https?:$/.test(target.protocol)) return target;
  }
  return null;
}
