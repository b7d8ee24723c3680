import { isPublicName } from "../links/link.ts";

/** What a link is made of. */
type LinkParts = {
  /** Whom the link pays: a publisher id. */
  readonly id: string;
  /** The product's address. */
  readonly url: URL;
  /** The reference that comes back in the network's report; null: none. */
  readonly sub: string | null;
};

/** Characters of a pattern; no network's link comes near. */
const LONGEST_PATTERN = 500;

const placeholder = /\{(id|url|sub)\}/g;

/**
 * Returns the link that a pattern makes: an address with `{id}`, `{url}` and `{sub}`, each encoded
 * as a parameter is. A pattern that begins with `{url}` adds its parameters to the product's own
 * address. Without a reference, the parameter of `{sub}` is left out.
 */
export function buildLink(pattern: string, { id, url, sub }: LinkParts): URL {
  const values: Record<string, string> = { id, url: url.href, sub: sub ?? "" };
  const filled = (text: string) =>
    text.replace(placeholder, (_, name: string) => encodeURIComponent(values[name]!));
  const [path, query] = partsOf(pattern);
  const added = query.filter(({ value }) => sub !== null || value !== "{sub}");
  const written = added.map(({ name, value }) => `${name}=${filled(value)}`);
  if (path !== "{url}") return new URL(`${filled(path)}?${written.join("&")}`);
  const built = new URL(url);
  built.search = [...segments(url.search).filter(isNotOf(query)), ...written].join("&");
  return built;
}

/** Returns the parts of a link that the pattern made; null: it did not make this one. */
export function readLink(pattern: string, link: URL): LinkParts | null {
  const [path, query] = partsOf(pattern);
  const found: Record<string, string> = {};
  if (path === "{url}") {
    const product = new URL(link);
    product.search = segments(link.search).filter(isNotOf(query)).join("&");
    found.url = product.href;
  } else if (!matchInto(found, path, `${link.origin}${link.pathname}`)) {
    return null;
  }
  for (const { name, value } of query) {
    const written = link.searchParams.get(name);
    if (written === null) {
      if (value !== "{sub}") return null;
    } else if (!matchInto(found, value, written)) {
      return null;
    }
  }
  const url = found.url ? URL.parse(found.url) : null;
  return url && found.id ? { id: found.id, url, sub: found.sub || null } : null;
}

/** The parameter whose value is the reference; null: the pattern has none. */
export const subParameterOf = (pattern: string): string | null =>
  partsOf(pattern)[1].find(({ value }) => value === "{sub}")?.name ?? null;

/**
 * Returns the pattern that a person typed for a shop's own programme, trimmed; null where it is
 * none: an https address, or `{url}`, with `{id}` and `{url}` once each and `{sub}` at most once, the
 * last two as whole values of parameters.
 */
export function parsePattern(typed: string): string | null {
  const pattern = typed.trim();
  if (pattern.length > LONGEST_PATTERN || /[\s#\\"'<>]/.test(pattern)) return null;
  if (!/^(?:https:\/\/[^{}/?@]+\/|https:\/\/[^{}/?@]+\?|\{url\}\?)/.test(pattern)) return null;
  if (/[{}]/.test(pattern.replace(placeholder, ""))) return null;
  const count = (name: string) => pattern.split(`{${name}}`).length - 1;
  if (count("id") !== 1 || count("url") !== 1 || count("sub") > 1) return null;
  const [path, query] = partsOf(pattern);
  if (path.includes("{sub}") || path !== "{url}" && path.includes("{url}")) return null;
  const isPart = ({ name, value }: Parameter) =>
    /[{}]/.test(name) || /.\{(?:url|sub)\}|\{(?:url|sub)\}./.test(value);
  if (query.length === 0 || query.some(isPart)) return null;
  return isReadBack(pattern) ? pattern : null;
}

/** Whether a link that the pattern makes says again what it was made of. */
function isReadBack(pattern: string): boolean {
  const parts = { id: "ana-1", url: new URL("https://loja.example/a?b=c%20d"), sub: "abc1234" };
  const link = URL.canParse(pattern) || pattern.startsWith("{url}")
    ? buildLink(pattern, parts)
    : null;
  const read = link && isPublicName(link) ? readLink(pattern, link) : null;
  return read?.id === parts.id && read.url.href === parts.url.href;
}

type Parameter = { readonly name: string; readonly value: string };

/** The pattern's path, and its parameters as they are written. */
function partsOf(pattern: string): readonly [path: string, query: readonly Parameter[]] {
  const at = pattern.indexOf("?");
  if (at < 0) return [pattern, []];
  const query = segments(pattern.slice(at)).map((segment) => {
    const equals = segment.indexOf("=");
    return equals < 0
      ? { name: segment, value: "" }
      : { name: segment.slice(0, equals), value: segment.slice(equals + 1) };
  });
  return [pattern.slice(0, at), query];
}

const segments = (search: string) => search.replace(/^\?/, "").split("&").filter(Boolean);

/** Whether a written parameter is none that the pattern sets. */
const isNotOf = (query: readonly Parameter[]) => (segment: string) => {
  const name = segment.split("=", 1)[0]!;
  return !query.some((parameter) => parameter.name === name);
};

/** Adds what the template's placeholders stand for in `text`; false: the text is another. */
function matchInto(found: Record<string, string>, template: string, text: string): boolean {
  const names: string[] = [];
  const source = template.split(placeholder).map((piece, index) => {
    if (index % 2 === 0) return RegExp.escape(piece);
    names.push(piece);
    return piece === "url" ? "(.+)" : "([^/?&]*)";
  }).join("");
  const match = new RegExp(`^${source}$`, "i").exec(text);
  names.forEach((name, index) => found[name] = decoded(match?.[index + 1] ?? "", template));
  return match !== null;
}

/** A part of a path is still encoded; a parameter was decoded by the URL. */
function decoded(text: string, template: string): string {
  if (!template.startsWith("http")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone per cent sign
  }
}
