import { Monitor, Smartphone } from "lucide-react";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import styles from "./Profile.module.css";

type Session = {
  readonly device: string;
  readonly address?: string | null | undefined;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly isCurrent: boolean;
};

/** A device where the account is signed in. Its text is not cut on narrow screens. */
export function SessionRow(props: {
  session: Session;
  now: number;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const { device, address, startedAt, seenAt, isCurrent } = props.session;
  const Icon = /Android|iPhone|iPad|iOS/.test(device) ? Smartphone : Monitor;
  const facts = [
    `entrou em ${dayAndClockLabel(startedAt)}`,
    address,
    !isCurrent && `visto ${ageLabel(seenAt, props.now)}`,
  ];
  return (
    <li className={styles.session}>
      <Icon size={20} aria-hidden />
      <div>
        <b>{device}</b>
        <p className="small tnum">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {isCurrent ? <Chip tone="on">Este aparelho</Chip> : (
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={props.isBusy}
          aria-label={`Encerrar ${device}`}
          onClick={props.onEnd}
        >
          Encerrar
        </BusyButton>
      )}
    </li>
  );
}
