import type { BatchLinkStatus } from "../../../__generated__/BatchRow_link.graphql.ts";
import { costText, countLabel } from "../../../ui/text/numbers.ts";

export type LinkState = "waiting" | "reading" | "ready" | "deleted" | "failed";

type Link = {
  readonly url: string;
  readonly status: BatchLinkStatus;
  readonly offer?:
    | {
      readonly title: string;
      readonly shop: string;
      readonly price?: { readonly formatted: string } | null | undefined;
      readonly lowestPrice?: { readonly formatted: string } | null | undefined;
    }
    | null
    | undefined;
};

const states: Partial<Record<BatchLinkStatus, LinkState>> = {
  WAITING: "waiting",
  READING: "reading",
  FAILED: "failed",
};

/** The state of a link; "deleted" if its offer was deleted. */
export const linkState = ({ status, offer }: Pick<Link, "status" | "offer">): LinkState =>
  states[status] ?? (offer ? "ready" : "deleted");

/** The title of the link's offer, or the host of the link. */
export const linkTitle = ({ url, offer }: Link): string => offer?.title ?? hostOf(url);

/** The price and shop of the link's offer, or the whole link. */
export function linkNote({ url, offer }: Link): string {
  if (!offer) return hostOf(url) === url ? "" : url;
  const price = costText(offer);
  return [price, offer.shop || hostOf(url)].join(" · ");
}

/** The host of an address without "www."; a text that is no address is returned as it is. */
const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, "") || url;

/** Whether reading a link again may succeed; a text that is no link cannot. */
export const canRetry = (link: {
  readonly status: BatchLinkStatus;
  readonly error?: { readonly code: string } | null | undefined;
}) => link.status === "FAILED" && link.error?.code !== "LINK_INVALID";

/** Whether the person can enter what the page did not give. */
export const canEnterManually = (
  link: { readonly error?: { readonly code: string } | null | undefined },
) => /^PAGE_|^LINK_NOT_FOLLOWED$/.test(link.error?.code ?? "");

/** "8 de 12 prontas · 1 não deu · lendo o resto" */
export function progressSentence(
  { total, done, failed }: {
    readonly total: number;
    readonly done: number;
    readonly failed: number;
  },
): string {
  const rest = total - done - failed;
  return [
    `${done} de ${countLabel(total, "pronta", "prontas")}`,
    failed > 0 && (failed === 1 ? "1 não deu" : `${failed} não deram`),
    rest > 0 && `lendo ${rest === 1 ? "a última" : `mais ${rest}`}`,
  ].filter(Boolean).join(" · ");
}
