import { asWords, CENTS, STRIKE } from "../facts/price_words.ts";
import type { Recipe, Selector, Spot, Told } from "../recipe.ts";
import { LONGEST_JSON, parseJson } from "../structured/json_ld.ts";
import { microdata } from "../structured/microdata.ts";
import { attributeText, type Findings, noFindings, remember } from "./findings.ts";
import { pageWalk } from "./page_walk.ts";
import { scanPlan } from "./scan_plan.ts";
import type { Opening } from "./selector.ts";
import { standardElements } from "./standard_elements.ts";
import { isWallTitle } from "./walls.ts";

/** Elements that are looked at even without an attribute. */
const tags = new Set(["title", "h1", "s", "del", "strike"]);

type PageScan = {
  readonly write: (html: string) => void;
  /** Whether the rest of the page can be left unread. */
  readonly hasEnough: () => boolean;
  readonly finish: () => Findings;
};

/** Gathers, while a page streams in, what `recipe` and the standards look for. */
export function pageScan(recipe: Recipe): PageScan {
  const plan = scanPlan(recipe);
  const findings = noFindings();
  const openBoxes: Selector[] = [];
  const reading = new Set<Spot>();
  let isStruck = false;

  const walk = pageWalk(plan.watched, tags, (element) => {
    standards.get(element.tag)?.(element);
    const isInBlock = walk.isMarking();
    const byClass = plan.hasClassesAnywhere || isInBlock || openBoxes.length > 0;
    for (const watch of plan.match(element, byClass)) {
      if ("box" in watch) enter(watch.box);
      else if (isInside(watch.spot)) visit(watch.spot, element);
    }
    if (isInBlock && isStruckByNature(element)) strike();
    items.see(element);
  });
  const items = microdata(walk);
  const standards = standardElements(walk, findings, items.isInProduct);

  const isInside = ({ within }: Spot) => !within || within.some((box) => openBoxes.includes(box));

  function enter(box: Selector): void {
    openBoxes.push(box);
    walk.whenClosed(() => {
      openBoxes.splice(openBoxes.lastIndexOf(box), 1);
      const ending = recipe.endings?.find(({ after, known }) =>
        after === box && known.every((told) => [told].flat().some(isKnown))
      );
      if (ending) walk.stop();
    });
  }

  const isKnown = (told: Told) => [...findings.spots.keys()].some(({ tells }) => tells === told);

  function visit(spot: Spot, element: Opening): void {
    if (spot.tells === "wall") findings.isWall = true;
    else if (spot.tells === "struck") strike();
    else if (spot.tells === "cents") walk.mark(CENTS);
    else if (spot.tells === "buyButton") remember(findings.spots, spot, "there");
    else if (spot.tells === "state") {
      walk.script(LONGEST_JSON, (json) => findings.states.push(json && parseJson(json)));
    } else if (spot.take) {
      const value = spot.take.map(element.attribute).find((held) => held?.trim());
      if (value) remember(findings.spots, spot, attributeText(value));
    } else if (!reading.has(spot)) read(spot);
  }

  function read(spot: Spot): void {
    reading.add(spot);
    const isTalk = spot.tells === "talk" || spot.tells === "installments";
    const gather = isTalk ? walk.markedText : walk.text;
    gather((text) => {
      reading.delete(spot);
      const words = isTalk ? asWords(text) : text.trim();
      if (words) remember(findings.spots, spot, words);
    });
  }

  function strike(): void {
    if (isStruck || !walk.isMarking()) return;
    isStruck = true;
    walk.mark(STRIKE);
    walk.whenClosed(() => {
      isStruck = false;
      walk.mark(STRIKE);
    });
  }

  return {
    write: walk.write,
    hasEnough: walk.isStopped,
    finish: () => {
      walk.end();
      findings.things.push(...items.roots);
      if (findings.title && isWallTitle(findings.title)) findings.isWall = true;
      return findings;
    },
  };
}

function isStruckByNature({ tag, attribute }: Opening): boolean {
  return tag === "s" || tag === "del" || tag === "strike" ||
    (attribute("style")?.includes("line-through") ?? false);
}
