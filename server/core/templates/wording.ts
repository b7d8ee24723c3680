import type { TemplateId } from "../ids.ts";
import { BUILT_IN, holds, type Template, type TemplateChoice, type Variant } from "./template.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { BUILT_IN_BODY } from "./variables.ts";

/** The template of a message and the slot of its variant; null: the built-in one. */
export type Wording = {
  readonly templateId: TemplateId | null;
  readonly variant: number | null;
  readonly body: string;
};

/** The wording where no template fits. */
export const builtIn: Wording = { templateId: null, variant: null, body: BUILT_IN_BODY };

/**
 * Returns the wording of an offer's message on that day (YYYY-MM-DD), from its person's templates.
 * `key` chooses among its variants; null: the first one, which screens show.
 */
export function wordingFor(
  offer: Templated,
  templates: readonly Template[],
  day: string,
  key: string | null,
): Wording {
  const template = templateFor(offer, templates, day);
  if (!template) return builtIn;
  const { variants } = template;
  const { slot, body } = variants[key === null ? 0 : variantFor(key, variants)]!;
  return { templateId: template.id, variant: slot, body };
}

/** The properties of an offer that decide its template. */
type Templated = { readonly marketplace: Marketplace; readonly templateId: TemplateChoice };

/**
 * Returns the template of an offer's message on that day (YYYY-MM-DD): the one that the person chose
 * for it, else the most specific one in use: season and shop before season, before shop, before
 * neither. Null: the built-in one.
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
