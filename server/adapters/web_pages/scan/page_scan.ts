import { buyersNote } from "../facts/availability.ts";
import { asWords, CENTS, STRIKE } from "../facts/price_words.ts";
import type { Recipe, Selector, Spot, SpotKind } from "../recipe.ts";
import { LONGEST_JSON, parseJson } from "../structured/thing.ts";
import { microdata } from "../structured/microdata.ts";
import { attributeText, type Findings, noFindings, remember } from "./findings.ts";
import { pageWalk } from "./page_walk.ts";
import { scanPlan } from "./scan_plan.ts";
import { type Opening, uses } from "./selector.ts";
import { standardElements } from "./standard_elements.ts";
import { isWallTitle } from "./walls.ts";

const centsClass =
  /(?:^|[\s_-])(?:cents?|centavos?|fraction|decimals?|dec)(?:$|[\s_-])|(?:Cents|Fraction)(?:$|[\s_-])/;

/** Sums that a page shows which are remembered. */
const MOST_SUMS = 200;

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
  let hidden = 0;
  const listens = plan.quiet.size > 0;

  const walk = pageWalk(plan.watched, plan.watchedTags, (element) => {
    standards.get(element.tag)?.(element);
    const isInBlock = walk.isMarking();
    const byClass = plan.hasClassesAnywhere || isInBlock || openBoxes.length > 0;
    for (const watch of plan.match(element, byClass)) {
      if ("box" in watch) enter(watch.box);
      else if (isInside(watch.spot)) visit(watch.spot, element);
    }
    if (isInBlock && isStruckByNature(element)) strike();
    if (isInBlock && isCents(element)) walk.mark(CENTS);
    if (listens && element.uses & uses.style && isHidden(element)) {
      hidden++;
      walk.whenClosed(() => hidden--);
    }
    if (element.uses & uses.item) items.see(element);
  }, listens ? listen : undefined);
  const items = microdata(walk);
  const standards = standardElements(walk, findings, items.isInProduct);

  const isOpen = (box: Selector) => openBoxes.includes(box);
  const isInside = ({ within, outside }: Spot) =>
    (!within || within.some(isOpen)) && !outside?.some(isOpen);

  /** Takes a text that says whether the product can be bought, where it may be the product's. */
  function listen(text: string): void {
    const note = buyersNote(text);
    if (typeof note === "number" && findings.shownSums.size < MOST_SUMS) {
      findings.shownSums.add(note); // wherever it stands
      return;
    }
    if (!note || hidden > 0 || openBoxes.some((box) => plan.quiet.has(box))) return;
    if (note === "BUY") findings.saysBuy = true;
    else if (note === "SOLD_OUT") findings.saysSoldOut = true;
  }

  function enter(box: Selector): void {
    openBoxes.push(box);
    walk.whenClosed(() => {
      openBoxes.splice(openBoxes.lastIndexOf(box), 1);
      const ending = recipe.endings?.find(({ after, known }) =>
        after === box && known.every((kinds) => [kinds].flat().some(isKnown))
      );
      if (ending) walk.stop();
    });
  }

  const isKnown = (wanted: SpotKind) =>
    [...findings.spots.keys()].some(({ kind }) => kind === wanted);

  function visit(spot: Spot, element: Opening): void {
    if (spot.kind === "wall") findings.isWall = true;
    else if (spot.kind === "struck") strike();
    else if (spot.kind === "cents") walk.mark(CENTS);
    else if (spot.kind === "buyButton") remember(findings.spots, spot, "there");
    else if (spot.kind === "state") {
      walk.script(LONGEST_JSON, (json) => findings.states.push(json && parseJson(json)));
    } else if (spot.take) {
      const value = spot.take.map(element.attribute).find((held) => held?.trim());
      if (value) remember(findings.spots, spot, attributeText(value));
    } else if (!reading.has(spot)) read(spot);
  }

  function read(spot: Spot): void {
    reading.add(spot);
    const isTalk = ["talk", "installments", "price", "oldPrice"].includes(spot.kind);
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
      for (const item of items.roots) findings.things.push(item);
      if (findings.title && isWallTitle(findings.title)) findings.isWall = true;
      return findings;
    },
  };
}

const isCents = ({ tag, attribute }: Opening): boolean =>
  tag === "sup" || centsClass.test(attribute("class") ?? "");

function isHidden({ attribute }: Opening): boolean {
  const style = attribute("style");
  return style !== undefined && /display:\s?none|visibility:\s?hidden/.test(style);
}

function isStruckByNature({ tag, attribute }: Opening): boolean {
  return tag === "s" || tag === "del" || tag === "strike" ||
    (attribute("style")?.includes("line-through") ?? false);
}
