import { TriangleAlert } from "lucide-react";
import { focusContent } from "../../browser/accessibility.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { Bar } from "./Bar.tsx";

/** The account goes, and when; the button keeps it. */
export function DeletionBar({ deletesAt }: { deletesAt: string }) {
  const [runAction, isBusy] = useMutationAction();
  const cancel = async () =>
    await (await import("../../shared/account/cancelDeletion.ts")).cancelDeletion();
  return (
    <Bar
      label="Exclusão da conta"
      actions={
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={isBusy}
          onClick={() => runAction(cancel, focusContent)}
        >
          Cancelar exclusão
        </BusyButton>
      }
    >
      <TriangleAlert size={18} aria-hidden />
      Sua conta será excluída em {dayAndClockLabel(deletesAt)}.
    </Bar>
  );
}
