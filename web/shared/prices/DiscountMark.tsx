import { Check } from "lucide-react";
import type { DiscountTruth } from "../../__generated__/DiscountWarning_check.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";

/** Marks an old price that the price ledger confirms; renders nothing for any other truth. */
export const DiscountMark = ({ truth }: { truth: DiscountTruth | undefined }) =>
  truth === "CONFIRMED" && (
    <Chip tone="proven" icon={<Check aria-hidden />}>Preço antes confere</Chip>
  );
