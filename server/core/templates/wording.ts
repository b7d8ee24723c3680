import type { TemplateId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import {
  BUILT_IN,
  type ReadyTemplate,
  readyTemplate,
  type ReadyTemplateId,
  readyTemplates,
} from "./ready_templates.ts";
import { holds, seasonOf } from "./season.ts";
import type { Template, TemplateChoice, Variant } from "./template.ts";

/** The template of a message and the slot of its variant; null: the built-in one. */
export type Wording = {
  readonly templateId: TemplateId | ReadyTemplateId | null;
  readonly variant: number | null;
  readonly body: string;
  /** Whether the message has short links; null: as the person set it for all of theirs. */
  readonly hasShortLinks: boolean | null;
};

/** The wording where no template fits. */
export const builtIn: Wording = {
  templateId: null,
  variant: null,
  body: readyTemplates.BUILT_IN.body,
  hasShortLinks: null,
};

/** A ready template that a person uses; its season depends on the year. */
export type ReadyTemplateInUse = { readonly id: ReadyTemplateId; readonly activatedAt: Date };

/** What a person's messages can be worded by: their templates, and the ready ones that they use. */
export type UsableTemplate = Template | ReadyTemplateInUse;

/**
 * Returns the wording of an offer's message on that day (YYYY-MM-DD), from its person's templates.
 * `key` chooses among its variants; null: the first one, which screens show.
 */
export function wordingFor(
  offer: Templated,
  templates: readonly UsableTemplate[],
  day: string,
  key: string | null,
): Wording {
  const template = templateFor(offer, templates, day);
  if (!template) return builtIn;
  const { variants, hasShortLinks } = template;
  const { slot, body } = variants[key === null ? 0 : variantFor(key, variants)]!;
  return { templateId: template.id, variant: slot, body, hasShortLinks };
}

/** The properties of an offer that decide its template. */
type Templated = { readonly marketplace: Marketplace; readonly templateId: TemplateChoice };

/** A template as it competes for an offer. */
type Candidate =
  & Pick<Template, "name" | "marketplace" | "season" | "variants" | "hasShortLinks">
  & { readonly id: TemplateId | ReadyTemplateId; readonly activatedAt: Date | null };

/**
 * Returns the template of an offer's message on that day (YYYY-MM-DD): the one that the person chose
 * for it, else the most specific one in use: season and shop before season, before shop, before
 * neither. Null: the built-in one.
 */
export function templateFor(
  { marketplace, templateId }: Templated,
  templates: readonly UsableTemplate[],
  day: string,
): Candidate | null {
  if (templateId === BUILT_IN) return null;
  const ready = readyTemplate(templateId);
  if (ready) return candidate(ready, null, day);
  const present = templates.flatMap((one): Candidate[] =>
    "variants" in one
      ? one.deletedAt === null ? [one] : []
      : [candidate(readyTemplate(one.id)!, one.activatedAt, day)]
  );
  const chosen = present.find(({ id }) => id === templateId);
  if (chosen) return chosen;
  const fitting = present.filter((one) =>
    one.activatedAt !== null && (one.marketplace ?? marketplace) === marketplace &&
    (one.season === null || holds(one.season, day))
  );
  const best = fitting.toSorted((one, other) =>
    specificity(other) - specificity(one) ||
    other.activatedAt!.getTime() - one.activatedAt!.getTime() || (other.id > one.id ? 1 : -1)
  )[0];
  return best && best.id !== BUILT_IN ? best : null;
}

const candidate = (
  { id, name, season, body }: ReadyTemplate,
  activatedAt: Date | null,
  day: string,
): Candidate => ({
  id,
  name,
  marketplace: null,
  season: season ? seasonOf(season, day) : null,
  variants: [{ slot: 0, body, weight: 1 }],
  hasShortLinks: null,
  activatedAt,
});

const specificity = ({ season, marketplace }: Candidate) =>
  2 * Number(season !== null) + Number(marketplace !== null);

/**
 * Returns the index of the variant of a message: as often as its weight, and always the same for the
 * same `key`, so that a retried message does not change.
 */
export function variantFor(key: string, variants: readonly Pick<Variant, "weight">[]): number {
  const sum = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = hash(key) % sum;
  const at = variants.findIndex(({ weight }) => (left -= weight) < 0);
  return Math.max(0, at);
}

/** FNV-1a of 32 bits, its bits mixed by MurmurHash3's last step: alike keys fall far apart. */
function hash(key: string): number {
  let bits = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) bits = Math.imul(bits ^ byte, 0x01000193);
  bits = Math.imul(bits ^ bits >>> 16, 0x85ebca6b);
  bits = Math.imul(bits ^ bits >>> 13, 0xc2b2ae35);
  return (bits ^ bits >>> 16) >>> 0;
}
