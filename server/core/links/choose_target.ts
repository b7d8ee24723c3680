import { zoned } from "../zoned.ts";
import type { LinkDevice, LinkHours, LinkTarget, ShortLink, TargetRules } from "./short_link.ts";

/** What is known of a visitor. */
export type LinkVisitor = {
  readonly device: LinkDevice;
  /** ISO 3166-1 alpha-2, in capitals; null: unknown. */
  readonly country: string | null;
  readonly at: Date;
};

/**
 * Returns the target for a visitor: among those whose rules fit, then among those without rules. The
 * first invitation of a group with room comes before other targets; those share by weight. `random`
 * is in [0, 1). Null: every group is full, or nothing is left.
 */
export function chooseTarget(
  { targets }: Pick<ShortLink, "targets">,
  visitor: LinkVisitor,
  random: () => number,
): LinkTarget | null {
  const open = targets.filter(({ isFull, rules }) => !isFull && fits(rules, visitor));
  if (open.length <= 1) return open[0] ?? null;
  return among(open.filter(({ rules }) => rules), random) ??
    among(open.filter(({ rules }) => !rules), random);
}

function among(targets: readonly LinkTarget[], random: () => number): LinkTarget | null {
  const invitation = targets.find(({ inviteGroupId }) => inviteGroupId);
  if (invitation) return invitation;
  let left = random() * targets.reduce((sum, { weight }) => sum + weight, 0);
  return targets.find(({ weight }) => (left -= weight) < 0) ?? targets.at(-1) ?? null;
}

function fits(rules: TargetRules | undefined, { device, country, at }: LinkVisitor): boolean {
  if (!rules) return true;
  const { devices, countries, hours } = rules;
  return (!devices || devices.includes(device)) &&
    (!countries || country !== null && countries.includes(country)) &&
    (!hours || isWithin(hours, at));
}

/** Hours that begin and end at the same time are the whole day. */
function isWithin({ from, to, timeZone }: LinkHours, at: Date): boolean {
  const time = zoned(at, timeZone).toPlainTime().toString().slice(0, 5);
  return from < to ? time >= from && time < to : time >= from || time < to;
}
