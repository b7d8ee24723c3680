import { Ban, Check, Hourglass, LogOut, Pause } from "lucide-react";
import type { ComponentType } from "react";
import type { GroupStatus } from "../../__generated__/GroupRow_group.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import styles from "./GroupList.module.css";

const statuses: Record<GroupStatus, { tone: Tone; Icon: ComponentType; words: string }> = {
  READY: { tone: "proven", Icon: Check, words: "Pronto" },
  INACTIVE: { tone: "quiet", Icon: Pause, words: "Inativo" },
  FORBIDDEN: { tone: "wrong", Icon: Ban, words: "Sem permissão" },
  RESTING: { tone: "doubt", Icon: Hourglass, words: "Em descanso" },
  LEFT: { tone: "quiet", Icon: LogOut, words: "Saiu" },
};

/** Whether a group can receive messages. `brief` shows the icon alone if it can. */
export function GroupStatusChip({ status, brief }: { status: GroupStatus; brief?: boolean }) {
  const { tone, Icon, words } = statuses[status];
  const isBrief = brief && status === "READY";
  return (
    <span className={isBrief ? styles.brief : undefined}>
      <Chip tone={tone} icon={<Icon aria-hidden />}>
        {isBrief ? <span className="sr-only">{words}</span> : words}
      </Chip>
    </span>
  );
}
