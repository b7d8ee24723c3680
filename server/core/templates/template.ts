import { Failure, type FailureCode } from "../errors.ts";
import type { TemplateId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { ReadyTemplateId } from "./ready_templates.ts";
import type { Season } from "./season.ts";

/** The wording of a person's messages, for one shop or all, the whole year or a season. */
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
  /** Whether messages by it have short links; null: as the person set it for all. */
  readonly hasShortLinks: boolean | null;
  /** Since when it is in use; null: it is not. Of two that fit equally, the latest counts. */
  readonly activatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

export type Variant = {
  /** 0, 1 or 2: A, B or C. It does not change, since messages are counted by it. */
  readonly slot: number;
  readonly body: string;
  /** Its share of the messages is `weight` of the sum of the weights. */
  readonly weight: number;
};

/** The choice for one offer: a person's template, a ready one, or (null) the one that fits best. */
export type TemplateChoice = TemplateId | ReadyTemplateId | null;

/** Most templates of one person. */
export const MOST_TEMPLATES = 50;

const MOST_VARIANTS = 3;
const HEAVIEST = 100;
/** Characters of a name at most. */
const LONGEST_NAME = 60;

/** Without spaces around. @throws Failure TEMPLATE_NAME_INVALID */
export function checkedName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) {
    throw new Failure("TEMPLATE_NAME_INVALID", ["name"]);
  }
  return name;
}

/** @throws Failure of that code where there are none or too many, or one has no weight. */
export function checkCount(
  variants: readonly Variant[],
  code: FailureCode = "TEMPLATE_VARIANTS_INVALID",
): void {
  const isFair = ({ weight }: Variant) =>
    Number.isInteger(weight) && weight >= 1 && weight <= HEAVIEST;
  const slots = new Set(variants.map(({ slot }) => slot));
  const isSlot = (slot: number) => Number.isInteger(slot) && slot >= 0 && slot < MOST_VARIANTS;
  const areApart = slots.size === variants.length && [...slots].every(isSlot);
  if (variants.length < 1 || !areApart || !variants.every(isFair)) {
    throw new Failure(code, ["variants"]);
  }
}

/** Returns the name of a copy, "Natal (cópia)", cut to the length of a name. */
export function nameOfCopy(name: string): string {
  const copy = " (cópia)";
  return [...name].slice(0, LONGEST_NAME - copy.length).join("").trimEnd() + copy;
}
