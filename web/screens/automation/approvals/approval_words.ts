import { atTimeLabel } from "../../../ui/text/clock.ts";
import { countLabel, priceText } from "../../../ui/text/numbers.ts";

type Facts = {
  readonly groups: readonly { readonly title: string }[];
  readonly plannedAt?: string | null | undefined;
  readonly expiresAt: string;
  readonly commission?: { readonly formatted: string } | null | undefined;
};

/** Words what accepting does, and until when: "Vai a 3 grupos, às 18:30. Comissão de R$ 33,59. …" */
export function approvalFacts({ groups, plannedAt, expiresAt, commission }: Facts, now: number) {
  const where = groups.length === 1
    ? groups[0]!.title
    : countLabel(groups.length, "grupo", "grupos");
  const when = plannedAt && Date.parse(plannedAt) > now
    ? atTimeLabel(plannedAt, now)
    : "assim que você aprovar";
  const earns = commission ? ` Comissão de ${priceText(commission.formatted)}.` : "";
  const until = atTimeLabel(expiresAt, now).replace(/^às /, "");
  return `Vai a ${where}, ${when}.${earns} Sem resposta até ${until}, não envia.`;
}

/** The first sentence of a reason: the second says where it goes, which the card says itself. */
export const firstSentence = (reason: string) => /^.*?\.(?= |$)/.exec(reason)?.[0] ?? reason;
