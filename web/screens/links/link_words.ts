import { countLabel } from "../../ui/text/numbers.ts";

/** An address without its scheme: "garimpo.com.br/natal". */
export const shownUrl = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** The host of an address, without `www.`: "loja.com.br". */
const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;

type Target = { readonly url: string; readonly isInvitation: boolean; readonly isFull: boolean };

/** Words where a link leads: one host, how many targets, or the group with room. */
export function targetsLabel(targets: readonly Target[]): string {
  const groups = targets.filter(({ isInvitation }) => isInvitation);
  if (groups.length > 0) {
    const open = groups.filter(({ isFull }) => !isFull).length;
    return `${countLabel(groups.length, "grupo", "grupos")}, ${open} com vaga`;
  }
  if (targets.length > 1) return countLabel(targets.length, "destino", "destinos");
  return hostOf(targets[0]?.url ?? "");
}

/** Words the clicks of a link: "12 cliques · 3 de robôs". */
export function clicksLabel(
  { clickCount, botCount }: { readonly clickCount: number; readonly botCount: number },
): string {
  const clicks = countLabel(clickCount, "clique", "cliques");
  return botCount > 0 ? `${clicks} · ${countLabel(botCount, "robô", "robôs")} à parte` : clicks;
}

/** Words why a link does not lead to its targets. */
export const statusWords: Readonly<Record<string, string>> = {
  ACTIVE: "Ativo",
  SCHEDULED: "Ainda não começou",
  EXPIRED: "Terminou",
  DISABLED: "Desativado pelo site",
  DELETED: "Excluído",
};

/** Why a link to Amazon is refused. */
export const AMAZON_WORDS =
  "A Amazon não aceita links encurtados: ela exige que a pessoa veja que vai para a Amazon, e pode encerrar a conta de quem encurta. Use o link da Amazon direto.";

/** Whether an address that is being typed is Amazon's; the server decides. */
export const isAmazon = (typed: string): boolean =>
  /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*(?:amazon\.(?:com?\.)?[a-z]{2,3}|amzn\.[a-z]{2,4}|a\.co)(?:[/?#:]|$)/i
    .test(typed.trim());
