import { Clock, Pencil } from "lucide-react";
import type { EvidenceSource } from "../__generated__/fieldRows_offer.graphql.ts";
import { Chip } from "../ui/display/Chip.tsx";
import { ageLabel, isStale, useNow } from "../ui/text/age.ts";

/** The age of a fact: teal when read, grey when the person typed it, amber after a day. */
export function AgeChip({ source, readAt }: { source: EvidenceSource; readAt: string }) {
  const now = useNow();
  const label = ageLabel(readAt, now);
  if (source === "PERSON") return <Chip icon={<Pencil aria-hidden />}>{label}</Chip>;
  const tone = isStale(readAt, now) ? "doubt" : "proven";
  return <Chip tone={tone} icon={<Clock aria-hidden />}>{label}</Chip>;
}

/** The source of a fact in words. */
export const sourceWords: Record<EvidenceSource, string> = {
  ADDRESS: "endereço da página",
  STRUCTURED_DATA: "dados da página",
  META: "descrição da página",
  PRICE_BLOCK: "preço mostrado na página",
  VENDOR_API: "a própria loja",
  LEDGER: "preços que já vimos",
  SHARED_TEXT: "texto compartilhado",
  BROWSER: "seu navegador",
  PERSON: "você escreveu",
};
