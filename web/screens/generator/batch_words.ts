import type { BatchLinkStatus } from "../../__generated__/BatchRow_link.graphql.ts";
import { countLabel } from "../../ui/text/count.ts";

export type LinkState = "waiting" | "reading" | "ready" | "deleted" | "failed";

type Link = {
  readonly url: string;
  readonly status: BatchLinkStatus;
  readonly offer?:
    | {
      readonly title: string;
      readonly shop: string;
      readonly price?: { readonly formatted: string } | null | undefined;
    }
    | null
    | undefined;
};

const states: Partial<Record<BatchLinkStatus, LinkState>> = {
  WAITING: "waiting",
  READING: "reading",
  FAILED: "failed",
};

/** How far a link is; what it became may be deleted since. */
export const stateOf = ({ status, offer }: Pick<Link, "status" | "offer">): LinkState =>
  states[status] ?? (offer ? "ready" : "deleted");

/** The product, or else where the link leads. */
export const linkTitle = ({ url, offer }: Link): string => offer?.title ?? placeOf(url);

/** What there is to say of a link beside its state. */
export function linkNote({ url, offer }: Link): string {
  if (!offer) return placeOf(url) === url ? "" : url;
  const price = offer.price?.formatted.replace(" ", "\u00a0") ?? "Sem preço";
  return [price, offer.shop || placeOf(url)].join(" · ");
}

/** The host of an address, as people call it; what is no address, as it was pasted. */
const placeOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, "") || url;

/** Whether reading a link again may end otherwise: what is no link stays none. */
export const canRetry = (link: {
  readonly status: BatchLinkStatus;
  readonly error?: { readonly code: string } | null | undefined;
}) => link.status === "FAILED" && link.error?.code !== "LINK_INVALID";

/** Whether the person can tell what the page did not: then the link needs no page. */
export const canFill = (link: { readonly error?: { readonly code: string } | null | undefined }) =>
  /^PAGE_|^LINK_NOT_FOLLOWED$/.test(link.error?.code ?? "");

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
