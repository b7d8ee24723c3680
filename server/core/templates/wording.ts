import type { TemplateId } from "../ids.ts";
import { type Template, type Templated, templateFor, type Variant } from "./template.ts";
import { BUILT_IN_BODY } from "./variables.ts";

/** Which template a message is made with, and the slot of its wording; null: the product's own. */
export type Wording = {
  readonly templateId: TemplateId | null;
  readonly variant: number | null;
  readonly body: string;
};

/** Where no template of theirs fits. */
export const builtIn: Wording = { templateId: null, variant: null, body: BUILT_IN_BODY };

/**
 * The wording of an offer's message on that day (YYYY-MM-DD), out of its person's templates. `key`
 * draws among its variants; null: the first, as the person is shown it.
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

/**
 * Which variant a message gets: as often as its weight says, and for the same `key` always the same,
 * so that a message that is tried again keeps its words. @returns its place among them, from 0.
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
