import { Check, NotebookPen } from "lucide-react";
import type { OfferStatus } from "../../__generated__/OfferRow_offer.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";

const looks = {
  DRAFT: { tone: "quiet", Icon: NotebookPen, words: "Rascunho" },
  APPROVED: { tone: "on", Icon: Check, words: "Aprovada" },
} as const;

/** How far an offer has come that was not sent yet; of the others its sending tells. */
export function OfferStatusChip({ status, brief }: { status: OfferStatus; brief: boolean }) {
  if (status !== "DRAFT" && status !== "APPROVED") return null;
  const { tone, Icon, words } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden />}>
      {brief ? <span className="sr-only">{words}</span> : words}
    </Chip>
  );
}
