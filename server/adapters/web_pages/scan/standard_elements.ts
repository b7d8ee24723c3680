import { LONGEST_JSON, parseJson } from "../structured/thing.ts";
import { attributeText, type Findings, remember } from "./findings.ts";
import type { PageWalk } from "./page_walk.ts";
import type { Opening } from "./selector.ts";
import { isWallSource } from "./walls.ts";

/** Scripts of JSON, meta tags and links that are read; shops' pages have a few dozen. */
const [MOST_SCRIPTS, MOST_METAS, MOST_LINKS] = [100, 1_000, 500];

/** The elements below, and the attributes that they are asked for. */
export const standardTags = [
  "title",
  "h1",
  "base",
  "link",
  "meta",
  "script",
  "iframe",
  "form",
];
export const standardAttributes = [
  "property",
  "name",
  "content",
  "type",
  "rel",
  "href",
  "src",
  "action",
];

type See = (element: Opening) => void;

/** What any page may have, by its element: JSON-LD, meta tags, its titles, its own address. */
export function standardElements(
  walk: PageWalk,
  findings: Findings,
  isInProduct: () => boolean,
): ReadonlyMap<string, See> {
  let [scripts, metas, links, characters] = [0, 0, 0, 0];

  const title: See = () => walk.text((text) => findings.title ??= text.trim() || null);

  const heading: See = () =>
    walk.text((text) => {
      if (findings.headings.length < 10) findings.headings.push(text);
    });

  const base: See = ({ attribute }) => findings.base ??= attributeText(attribute("href")) || null;

  const link: See = ({ attribute }) => {
    if (findings.canonical !== null || ++links > MOST_LINKS) return;
    if (attribute("rel")?.toLowerCase() !== "canonical") return;
    findings.canonical ??= attributeText(attribute("href")) || null;
  };

  const meta: See = ({ attribute }) => {
    if (++metas > MOST_METAS) return;
    // A property inside a product is that product's, which may not be the page's.
    const name = attribute("property") ?? attribute("name") ??
      (isInProduct() ? undefined : attribute("itemprop"));
    const content = attributeText(attribute("content"));
    if (name && content) remember(findings.metas, name.toLowerCase(), content);
  };

  const script: See = (element) => {
    const isJson = /^\s*application\/ld\+json/i.test(element.attribute("type") ?? "");
    if (isJson && ++scripts <= MOST_SCRIPTS && characters < LONGEST_JSON) {
      walk.script(LONGEST_JSON, (json) => {
        characters += json?.length ?? 0;
        findings.things.push(json && parseJson(json));
      });
    }
    source(element);
  };

  const source: See = ({ attribute }) => {
    const address = attribute("src") ?? attribute("action");
    if (address && isWallSource(address)) findings.isWall = true;
  };

  return new Map([
    ["title", title],
    ["h1", heading],
    ["base", base],
    ["link", link],
    ["meta", meta],
    ["script", script],
    ["iframe", source],
    ["form", source],
  ]);
}
