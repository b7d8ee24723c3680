import {
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  Clock3,
  GripVertical,
  Repeat,
  SquarePen,
} from "lucide-react";
import { useNavigate } from "react-router-dom";
import { repeatPath } from "../../routing/repeat_path.ts";
import { dispatchTitle } from "../../shared/dispatches/dispatch_words.ts";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import styles from "./Queue.module.css";
import type { MovableRow, MovingDispatches } from "./useMoveDispatches.tsx";

type Props = { row: MovableRow; at: number; moving: MovingDispatches };

/** The handle by which a waiting message is dragged, or led by the keyboard. */
export const MoveHandle = ({ row, at, moving }: Props) => (
  <button type="button" className={styles.handle} {...moving.handleOf(row, at)}>
    <GripVertical size={20} aria-hidden />
  </button>
);

/** What can be done with a waiting message. */
export function MoveMenu(
  { row, at, moving, onOpen }: Props & {
    row: {
      readonly offer?: { readonly id: string } | null | undefined;
      readonly campaignTextId?: string | null | undefined;
      readonly group: { readonly id: string };
    };
    onOpen: () => void;
  },
) {
  const navigate = useNavigate();
  const up = moving.step(at, -1);
  const down = moving.step(at, 1);
  const textId = row.campaignTextId;
  const offerId = row.offer?.id;
  const repeated = textId ? { textId } : offerId ? { offerId } : null;
  return (
    <MenuButton
      label={`Ações: ${dispatchTitle(row)}, ${row.group.title}`}
      menuLabel="Ações do envio"
      actions={[
        { label: "Enviar antes", Icon: ChevronsUp, act: () => moving.hurry([row.id]) },
        { label: "Adiar…", Icon: Clock3, act: () => moving.postpone([row.id]) },
        ...up ? [{ label: "Mover para cima", Icon: ArrowUp, act: up }] : [],
        ...down ? [{ label: "Mover para baixo", Icon: ArrowDown, act: down }] : [],
        ...repeated
          ? [{
            label: "Repetir…",
            Icon: Repeat,
            act: () => navigate(repeatPath({ ...repeated, groupId: row.group.id })),
          }]
          : [],
        { label: "Abrir", Icon: SquarePen, act: onOpen },
      ]}
    />
  );
}
