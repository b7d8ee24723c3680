import type { Reason } from "./Unknown.tsx";

type Totals = {
  readonly sent: number;
  readonly delivered: number | null | undefined;
  readonly reporting: number;
  readonly clicked: number | null | undefined;
  readonly bought: number | null | undefined;
};

/** A step of the funnel; null: not known. */
type FunnelStep = {
  readonly label: string;
  readonly count: number | null;
  /** The width of its bar, in per cent of the messages sent. */
  readonly width: number | null;
  /** In per cent of the known step before. */
  readonly share: number | null;
  /** The share in words: "98% das enviadas". */
  readonly of: string;
  readonly reason: Reason;
};

/**
 * The steps from sending to purchase. The deliveries are counted where the messenger reports them, so
 * their share is of those messages, and their bar as wide as that share.
 */
export function funnelOf({ sent, delivered, reporting, clicked, bought }: Totals): FunnelStep[] {
  const hasDelivered = delivered != null && reporting === sent && sent > 0;
  const clickedOf = hasDelivered ? delivered : sent;
  const steps = [
    {
      label: "Enviadas",
      count: sent,
      width: sent > 0 ? 100 : 0,
      share: sent > 0 ? 100 : null,
      of: "o começo",
      reason: "NOTHING_SENT",
    },
    {
      label: "Entregues",
      count: delivered ?? null,
      width: delivered == null ? null : percent(delivered, reporting),
      share: delivered == null ? null : rounded(delivered, reporting),
      of: reporting === sent ? "das enviadas" : "das que confirmam",
      reason: sent === 0 ? "NOTHING_SENT" : "DELIVERIES",
    },
    {
      label: "Com clique",
      count: clicked ?? null,
      width: clicked == null ? null : percent(clicked, sent),
      share: clicked == null ? null : rounded(clicked, clickedOf),
      of: hasDelivered ? "das entregues" : "das enviadas",
      reason: "CLICKS",
    },
    {
      label: "Com compra",
      count: bought ?? null,
      width: bought == null ? null : percent(bought, sent),
      share: bought == null
        ? null
        : clicked == null
        ? rounded(bought, sent)
        : rounded(bought, clicked),
      of: clicked == null ? "das enviadas" : "das clicadas",
      reason: "SALES",
    },
  ] satisfies readonly FunnelStep[];
  return steps.map((step) => ({
    ...step,
    of: step.share === null || step.of === "o começo" ? step.of : `${step.share}% ${step.of}`,
  }));
}

const percent = (part: number, whole: number) => whole > 0 ? Math.min(100, part / whole * 100) : 0;
const rounded = (part: number, whole: number) =>
  whole > 0 ? Math.round(percent(part, whole)) : null;
