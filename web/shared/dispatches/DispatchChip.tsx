import {
  Ban,
  Check,
  CheckCheck,
  Clock,
  LoaderCircle,
  TimerOff,
  TriangleAlert,
  X,
} from "lucide-react";
import type { ComponentType } from "react";
import type { DispatchStatus } from "../../__generated__/DispatchJournal_dispatch.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";

type Look = { readonly tone: Tone; readonly Icon: ComponentType; readonly words: string };

export const dispatchLooks: Record<DispatchStatus, Look> = {
  QUEUED: { tone: "quiet", Icon: Clock, words: "Na fila" },
  SENDING: { tone: "on", Icon: LoaderCircle, words: "Enviando" },
  SENT: { tone: "proven", Icon: Check, words: "Enviado" },
  UNCERTAIN: { tone: "doubt", Icon: TriangleAlert, words: "Incerto" },
  FAILED: { tone: "wrong", Icon: X, words: "Não enviado" },
  EXPIRED: { tone: "wrong", Icon: TimerOff, words: "Expirado" },
  CANCELED: { tone: "quiet", Icon: Ban, words: "Cancelado" },
};

const delivered: Look = { tone: "proven", Icon: CheckCheck, words: "Entregue" };

/** The status of one dispatch; "delivered" once a phone has confirmed it. */
export function DispatchChip(props: { status: DispatchStatus; isDelivered: boolean }) {
  const isDelivered = props.isDelivered && props.status === "SENT";
  const { tone, Icon, words } = isDelivered ? delivered : dispatchLooks[props.status];
  return <Chip tone={tone} icon={<Icon aria-hidden />}>{words}</Chip>;
}
