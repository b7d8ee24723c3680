import { Calendar, Clock, MessageSquareText, Zap } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { repeatPath } from "../../routing/repeat_path.ts";
import { dispatchTitle } from "../../shared/dispatches/dispatch_words.ts";
import { Drawn } from "../../ui/display/icons.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import styles from "./Queue.module.css";
import type { MovableRow, MovingDispatches } from "./useMoveDispatches.tsx";

// Drawn here: an icon of the library that other screens use too costs each of them a file.
const Up = (props: { size?: number }) => (
  <Drawn {...props}>
    <path d="m5 12 7-7 7 7M12 5v14" />
  </Drawn>
);
const Down = (props: { size?: number }) => (
  <Drawn {...props}>
    <path d="m5 12 7 7 7-7M12 5v14" />
  </Drawn>
);
export const ToStart = (props: { size?: number }) => (
  <Drawn {...props}>
    <path d="M5 4h14M5 13l7-7 7 7M12 6v14" />
  </Drawn>
);
export const ToEnd = (props: { size?: number }) => (
  <Drawn {...props}>
    <path d="M5 20h14M5 11l7 7 7-7M12 4v14" />
  </Drawn>
);
const Dots = () => (
  <Drawn>
    <path d="M9 5v0M9 12v0M9 19v0M15 5v0M15 12v0M15 19v0" />
  </Drawn>
);

type Props = { row: MovableRow; at: number; moving: MovingDispatches };

/** The handle by which a waiting message is dragged, or led by the keyboard. */
export const MoveHandle = ({ row, at, moving }: Props) => (
  <button type="button" className={styles.handle} {...moving.handleOf(row, at)}>
    <Dots />
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
  const toEnd = (end: "FIRST" | "LAST") => () => moving.moveToEnd([row.id], end);
  const textId = row.campaignTextId;
  const offerId = row.offer?.id;
  const repeated = textId ? { textId } : offerId ? { offerId } : null;
  return (
    <MenuButton
      label={`Ações: ${dispatchTitle(row)}, ${row.group.title}`}
      menuLabel="Ações do envio"
      actions={[
        { label: "Enviar antes", Icon: Zap, act: () => moving.hurry([row.id]) },
        { label: "Adiar…", Icon: Clock, act: () => moving.postpone([row.id]) },
        ...up ? [{ label: "Mover para cima", Icon: Up, act: up }] : [],
        ...down ? [{ label: "Mover para baixo", Icon: Down, act: down }] : [],
        ...up ? [{ label: "Mover para o começo", Icon: ToStart, act: toEnd("FIRST") }] : [],
        ...down ? [{ label: "Mover para o fim", Icon: ToEnd, act: toEnd("LAST") }] : [],
        ...repeated
          ? [{
            label: "Repetir…",
            Icon: Calendar,
            act: () => navigate(repeatPath({ ...repeated, groupId: row.group.id })),
          }]
          : [],
        { label: "Abrir", Icon: MessageSquareText, act: onOpen },
      ]}
    />
  );
}
