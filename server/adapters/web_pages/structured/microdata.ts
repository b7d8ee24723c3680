import { asWords } from "../facts/price_words.ts";
import { attributeText } from "../scan/findings.ts";
import type { PageWalk } from "../scan/page_walk.ts";
import type { Opening } from "../scan/selector.ts";
import type { Thing } from "./thing.ts";

type Item = Record<string, unknown>;

/** Values of one property that are kept, and items of one page. */
const [MOST_VALUES, MOST_ITEMS] = [50, 2_000];

/** Attributes without one of which an element is neither an item nor a property. */
export const itemAttributes = ["itemprop", "itemscope", "typeof", "property"];
/** Attributes that say what an item is, or hold a property's value. */
export const valueAttributes = [
  "itemtype",
  "content",
  "href",
  "src",
  "datetime",
  "value",
  "resource",
];

/** Sums, whose figures shops write in elements of their own. */
const sums = new Set(["price", "lowPrice", "highPrice"]);

/**
 * Gathers a page's microdata and RDFa as the same nodes that JSON-LD gives. Sources: HTML standard,
 * microdata; W3C RDFa Lite 1.1.
 */
export function microdata(walk: Pick<PageWalk, "whenClosed" | "text" | "markedText">) {
  const roots: Item[] = [];
  const open: Item[] = [];
  let items = 0;

  function see(element: Opening): void {
    const type = element.attribute("typeof");
    const property = element.attribute("itemprop") ??
      (open.length > 0 || type !== undefined
        ? plainName(element.attribute("property"))
        : undefined);
    const isItem = element.attribute("itemscope") !== undefined;
    if (isItem || type) begin(element, property, type);
    else if (property !== undefined && open.length > 0) tell(element, property, open.at(-1)!);
  }

  function begin(element: Opening, property: string | undefined, type: string | undefined): void {
    if (++items > MOST_ITEMS) return;
    const item: Item = { "@type": (element.attribute("itemtype") ?? type)?.trim() ?? "" };
    const parent = open.at(-1);
    if (parent && property) add(parent, property, item);
    else roots.push(item);
    open.push(item);
    walk.whenClosed(() => open.splice(open.lastIndexOf(item), 1));
  }

  function tell(element: Opening, property: string, parent: Item): void {
    const value = valueOf(element);
    if (value !== undefined) add(parent, property, attributeText(value));
    else if (sums.has(property)) walk.markedText((text) => add(parent, property, asWords(text)));
    else walk.text((text) => add(parent, property, text));
  }

  return { roots: roots as readonly Thing[], see, isInProduct: () => open.some(isProduct) };
}

const isProduct = (item: Item) => /Product/.test(String(item["@type"]));

/** RDFa's names without the prefix or the address of their vocabulary. */
const plainName = (property: string | undefined) =>
  property?.trim().replace(/^(?:https?:\/\/schema\.org\/|schema:|s:)/, "") || undefined;

function valueOf({ tag, attribute }: Opening): string | undefined {
  const own = attribute("content") ?? (tag === "time" ? attribute("datetime") : undefined);
  if (own !== undefined || tag === "meta") return own ?? "";
  if (tag === "a" || tag === "link" || tag === "area") return attribute("href") ?? "";
  const resource = attribute("resource");
  if (resource !== undefined) return resource;
  if (tag === "img" || tag === "source" || tag === "iframe") return attribute("src") ?? "";
  return tag === "data" ? attribute("value") : undefined;
}

/** One property may have several names, and a name several values. */
function add(item: Item, property: string, value: unknown): void {
  for (const name of property.trim().split(/\s+/)) {
    const known = Object.hasOwn(item, name) ? [item[name]].flat() : [];
    const all = known.length > 0 ? [...known, value] : value;
    if (known.length < MOST_VALUES) {
      Object.defineProperty(item, name, { value: all, enumerable: true, configurable: true });
    }
  }
}
