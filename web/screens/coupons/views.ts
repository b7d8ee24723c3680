import type { CouponView } from "../../routing/search_params.ts";
import { dateLabel } from "../../ui/text/clock.ts";

/** How each part of the coupons is called, and what is said where it has none. */
export const views: Record<CouponView, { readonly label: string; readonly empty: string }> = {
  ativos: { label: "Ativos", empty: "Nenhum cupom vale agora." },
  hoje: { label: "Terminam hoje", empty: "Nenhum cupom termina hoje." },
  agendados: { label: "Agendados", empty: "Nenhum cupom começa mais tarde." },
  vencidos: { label: "Vencidos", empty: "Nenhum cupom venceu." },
  pausados: { label: "Pausados", empty: "Nenhum cupom em pausa." },
};

const statuses = {
  ativos: "ACTIVE",
  hoje: "ACTIVE",
  agendados: "SCHEDULED",
  vencidos: "EXPIRED",
  pausados: "DISABLED",
} as const satisfies Record<CouponView, string>;

type Standing = { readonly status: string; readonly validUntil?: string | null | undefined };

/** Whether a coupon is in that part, as it stands. */
export function isInView({ status, validUntil }: Standing, view: CouponView, now: number): boolean {
  if (status !== statuses[view]) return false;
  if (view !== "hoje") return true;
  return validUntil != null && dateLabel(validUntil) === dateLabel(new Date(now).toISOString());
}

type Placed = { readonly id: string; readonly validUntil?: string | null | undefined };

/** The server's order: the soonest to end first, the newer of two first; what ended, the latest first. */
export function inOrder(one: Placed, other: Placed, view: CouponView): number {
  const [a, b] = [one, other].map(({ validUntil }) => validUntil ?? "~");
  const soonestFirst = a! < b! ? -1 : a! > b! ? 1 : one.id < other.id ? 1 : -1;
  return view === "vencidos" ? -soonestFirst : soonestFirst;
}
