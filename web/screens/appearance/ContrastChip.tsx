import { Check, TriangleAlert } from "lucide-react";
import { ratioText, READABLE } from "../../theme/contrast.ts";
import { Chip } from "../../ui/display/Chip.tsx";

/** How much the text on a colour stands out. */
export const ContrastChip = ({ ratio }: { ratio: number }) => (
  <Chip
    tone={ratio >= READABLE ? "proven" : "doubt"}
    icon={ratio >= READABLE ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
  >
    <span className="sr-only">Contraste do texto:</span>
    {ratioText(ratio)}
  </Chip>
);
