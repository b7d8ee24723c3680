import { Failure } from "../errors.ts";
import type { TemplateId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { holds, type Season } from "./season.ts";

/** How a person's messages are worded, for one shop or all, the whole year or a part of it. */
export type Template = {
  readonly id: TemplateId;
  readonly userId: UserId;
  readonly version: number;
  readonly name: string;
  /** Null: every shop. */
  readonly marketplace: Marketplace | null;
  /** Null: the whole year. */
  readonly season: Season | null;
  /** One to three wordings, of which each message gets one. */
  readonly variants: readonly Variant[];
  /** Since when it is in use; null: it is not. Of two that fit alike, the latest counts. */
  readonly activatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

export type Variant = {
  /** 0, 1 or 2: A, B or C. It stays while the others come and go: messages are counted by it. */
  readonly slot: number;
  readonly body: string;
  /** Of all messages it gets `weight` out of the sum of the weights. */
  readonly weight: number;
};

/** What a person said of one offer: this template, the product's own, or (null) whichever fits. */
export type TemplateChoice = TemplateId | typeof BUILT_IN | null;
export const BUILT_IN = "BUILT_IN";

/** A deleted template can be brought back for a week. */
export const RESTORABLE_MS = 7 * 24 * 60 * 60 * 1000;

/** Of one person; more would no longer be found by looking at them. */
export const MOST_TEMPLATES = 50;

const MOST_VARIANTS = 3;
const HEAVIEST = 100;
/** Characters of a name at most. */
const LONGEST_NAME = 60;

/** What of an offer decides its template. */
export type Templated = { readonly marketplace: Marketplace; readonly templateId: TemplateChoice };

/**
 * The template of an offer's message on that day (YYYY-MM-DD): the one the person chose for it, else
 * the most specific in use: season and shop before season, before shop, before neither. Null: the
 * product's own.
 */
export function templateFor(
  { marketplace, templateId }: Templated,
  templates: readonly Template[],
  day: string,
): Template | null {
  if (templateId === BUILT_IN) return null;
  const present = templates.filter(({ deletedAt }) => deletedAt === null);
  const chosen = present.find(({ id }) => id === templateId);
  if (chosen) return chosen;
  const fitting = present.filter((one) =>
    one.activatedAt !== null && (one.marketplace ?? marketplace) === marketplace &&
    (one.season === null || holds(one.season, day))
  );
  return fitting.toSorted((one, other) =>
    specificity(other) - specificity(one) ||
    other.activatedAt!.getTime() - one.activatedAt!.getTime() || (other.id > one.id ? 1 : -1)
  )[0] ?? null;
}

const specificity = ({ season, marketplace }: Template) =>
  2 * Number(season !== null) + Number(marketplace !== null);

/** Without spaces around. @throws Failure TEMPLATE_NAME_INVALID */
export function checkedName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) {
    throw new Failure("TEMPLATE_NAME_INVALID", ["name"]);
  }
  return name;
}

/** @throws Failure TEMPLATE_VARIANTS_INVALID where there are none or too many, or one has no weight. */
export function checkCount(variants: readonly Variant[]): void {
  const isFair = ({ weight }: Variant) =>
    Number.isInteger(weight) && weight >= 1 && weight <= HEAVIEST;
  const slots = new Set(variants.map(({ slot }) => slot));
  const isSlot = (slot: number) => Number.isInteger(slot) && slot >= 0 && slot < MOST_VARIANTS;
  const areApart = slots.size === variants.length && [...slots].every(isSlot);
  if (variants.length < 1 || !areApart || !variants.every(isFair)) {
    throw new Failure("TEMPLATE_VARIANTS_INVALID", ["variants"]);
  }
}

/** "Natal (cópia)", as long as a name may be. */
export function nameOfCopy(name: string): string {
  const copy = " (cópia)";
  return [...name].slice(0, LONGEST_NAME - copy.length).join("").trimEnd() + copy;
}
