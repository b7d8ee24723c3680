import { Check } from "lucide-react";
import type { DiscountVerdict } from "../../__generated__/DiscountWarning_check.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";

/** The quiet mark of an old price that our ledger has seen; nothing where it cannot tell. */
export const DiscountMark = ({ verdict }: { verdict: DiscountVerdict | undefined }) =>
  verdict === "CONFIRMED" && (
    <Chip tone="proven" icon={<Check aria-hidden />}>Preço antes confere</Chip>
  );
