import { attributeText } from "../scan/findings.ts";
import type { PageWalk } from "../scan/page_walk.ts";
import type { Opening } from "../scan/selector.ts";
import type { Thing } from "./thing.ts";

type Item = Record<string, unknown>;

/** Values of one property that are kept. */
const MOST_VALUES = 50;

/** Attributes that hold a property's value, by the HTML standard's order for its elements. */
export const microdataAttributes = [
  "itemprop",
  "itemscope",
  "itemtype",
  "content",
  "href",
  "src",
  "datetime",
  "value",
];

/** Gathers a page's microdata as the same nodes that JSON-LD gives. Source: HTML standard, microdata. */
export function microdata(walk: Pick<PageWalk, "whenClosed" | "text">) {
  const roots: Item[] = [];
  const open: Item[] = [];

  function see(element: Opening): void {
    const property = element.attribute("itemprop");
    if (element.attribute("itemscope") !== undefined) begin(element, property);
    else if (property !== undefined && open.length > 0) tell(element, property, open.at(-1)!);
  }

  function begin(element: Opening, property: string | undefined): void {
    const item: Item = { "@type": element.attribute("itemtype")?.trim() ?? "" };
    const parent = open.at(-1);
    if (parent && property) add(parent, property, item);
    else roots.push(item);
    open.push(item);
    walk.whenClosed(() => open.splice(open.lastIndexOf(item), 1));
  }

  function tell(element: Opening, property: string, parent: Item): void {
    const value = valueOf(element);
    if (value !== undefined) add(parent, property, attributeText(value));
    else walk.text((text) => add(parent, property, text));
  }

  return { roots: roots as readonly Thing[], see, isInProduct: () => open.some(isProduct) };
}

const isProduct = (item: Item) => /Product/.test(String(item["@type"]));

function valueOf({ tag, attribute }: Opening): string | undefined {
  const own = attribute("content") ?? (tag === "time" ? attribute("datetime") : undefined);
  if (own !== undefined || tag === "meta") return own ?? "";
  if (tag === "a" || tag === "link" || tag === "area") return attribute("href") ?? "";
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
