import type { CouponView } from "../../routing/search_params.ts";
import { dateLabel } from "../../ui/text/clock.ts";

type View = {
  readonly label: string;
  /** The sentence for an empty one. */
  readonly empty: string;
  /** Its field of `CouponTally`. */
  readonly count: "active" | "endingToday" | "scheduled" | "expired" | "disabled" | "unconfirmed";
};

/** The words and the count of each view. */
export const views: Record<CouponView, View> = {
  ativos: { label: "Ativos", empty: "Nenhum cupom vale agora.", count: "active" },
  hoje: { label: "Terminam hoje", empty: "Nenhum cupom termina hoje.", count: "endingToday" },
  agendados: { label: "Agendados", empty: "Nenhum cupom começa mais tarde.", count: "scheduled" },
  vencidos: { label: "Vencidos", empty: "Nenhum cupom venceu.", count: "expired" },
  pausados: { label: "Pausados", empty: "Nenhum cupom em pausa.", count: "disabled" },
  confirmar: { label: "A confirmar", empty: "Nenhum cupom a confirmar.", count: "unconfirmed" },
};

/** What `?cupom=` opens, besides a coupon's id. */
export const couponSheets = { create: "novo", import: "importar" } as const;

const statuses = {
  ativos: "ACTIVE",
  hoje: "ACTIVE",
  agendados: "SCHEDULED",
  vencidos: "EXPIRED",
  pausados: "DISABLED",
  confirmar: "UNCONFIRMED",
} as const satisfies Record<CouponView, string>;

type CouponPeriod = { readonly status: string; readonly validUntil?: string | null | undefined };

/** Whether a coupon belongs to a view now. */
export function isInView(
  { status, validUntil }: CouponPeriod,
  view: CouponView,
  now: number,
): boolean {
  if (status !== statuses[view]) return false;
  if (view !== "hoje") return true;
  return validUntil != null && dateLabel(validUntil) === dateLabel(new Date(now).toISOString());
}

type SortedCoupon = { readonly id: string; readonly validUntil?: string | null | undefined };

/** Compares by the server's order: the soonest to end first, then the newer; expired ones reversed. */
export function compareCoupons(one: SortedCoupon, other: SortedCoupon, view: CouponView): number {
  const [a, b] = [one, other].map(({ validUntil }) => validUntil ?? "~");
  const soonestFirst = a! < b! ? -1 : a! > b! ? 1 : one.id < other.id ? 1 : -1;
  return view === "vencidos" ? -soonestFirst : soonestFirst;
}
