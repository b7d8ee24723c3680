import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SendFoot_settings$key } from "../../__generated__/SendFoot_settings.graphql.ts";
import type { useUnpaidCheck_offer$key } from "../../__generated__/useUnpaidCheck_offer.graphql.ts";
import type { SendingWarning } from "../../__generated__/useSendingPlanQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { PlaneIcon } from "../../ui/display/icons.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { PlansLink } from "../PlansLink.tsx";
import { ConfirmEmailNote } from "../account/ConfirmEmailNote.tsx";
import { useUnpaidCheck } from "../offers/unpaid/useUnpaidCheck.tsx";
import type { Repeats } from "./AgainDialog.tsx";
import styles from "./SendFoot.module.css";
import { linkWords, planSentence, type useSendingPlan } from "./useSendingPlan.ts";
import { type SendChoice, whenInput } from "./useSendChoice.ts";
import { useSendOffer } from "./useSendOffer.ts";

const AgainDialog = lazyOnIdle(async () => (await import("./AgainDialog.tsx")).AgainDialog);

type Plan = ReturnType<typeof useSendingPlan>;
type NamedGroup = { readonly id: string; readonly title: string };

/** The plan of the sending in words, and the button that sends. */
export function SendFoot(props: {
  settings: SendFoot_settings$key;
  /** Whether the e-mail is confirmed, which the first sending requires. */
  isConfirmed: boolean;
  email: string;
  offerId: string;
  choice: SendChoice;
  /** When the offer last reached a group; null if never, or unknown. */
  lastSentAt: string | null;
  unpaidCheck: useUnpaidCheck_offer$key | null;
  groups: readonly NamedGroup[];
  chosen: readonly string[];
  plan: Plan;
  survey: Plan;
  onSent: () => void;
}) {
  const { timeZone, pausedAt } = useFragment(
    graphql`
      fragment SendFoot_settings on BotSettings {
        timeZone
        pausedAt
      }
    `,
    props.settings,
  );
  const { offerId, choice, chosen, plan, survey } = props;
  const [send, isSending] = useSendOffer();
  const [pendingRepeats, setPendingRepeats] = useState<Repeats | null>(null);
  const { isUnpaid, check, dialog } = useUnpaidCheck(props.unpaidCheck);
  const picked = new Set(chosen);
  const repeats = repeatsOf(survey.plan, props.groups.filter(({ id }) => picked.has(id)));
  const isRepeat = repeats.sent.length + repeats.queued.length > 0;
  const commit = (again: boolean) => {
    setPendingRepeats(null);
    const occasion = again ? { occasion: choice.repeat, isRepeat: true } : {};
    const when = whenInput(choice.when, timeZone);
    // `check` has asked by now.
    const unpaid = isUnpaid ? { isUnpaidConfirmed: true } : {};
    send({ offerId, groupIds: chosen, ...when, ...occasion, ...unpaid }, {
      onSent: props.onSent,
      onAlreadySent: setPendingRepeats,
    });
  };
  const error = survey.error ?? plan.error;
  const refusal = error ?? plan.plan?.refusal;
  const refusalCode = plan.plan?.refusalCode;
  const retry = () => [survey, plan].forEach((request) => request.error && request.retry());
  const groups = countLabel(chosen.length, "grupo", "grupos");
  const isReady = props.isConfirmed && chosen.length > 0 && plan.isCurrent && survey.isCurrent &&
    survey.plan !== null &&
    !refusal;
  return (
    <SheetFoot>
      {pausedAt && (
        <Alert severity="warning" className={styles.note}>
          Seus envios estão em pausa: as mensagens entram na fila e saem quando você continuar.
        </Alert>
      )}
      {isUnpaid && (
        <Alert severity="warning" className={styles.note}>Esta oferta não paga você.</Alert>
      )}
      {!props.isConfirmed && <ConfirmEmailNote email={props.email} className={styles.note} />}
      {refusal && (error || chosen.length > 0) && (
        <Alert
          severity="warning"
          className={styles.note}
          action={error
            ? <Button size="small" onClick={retry}>Tentar de novo</Button>
            : <PlansLink code={refusalCode} />}
        >
          {refusal}
        </Alert>
      )}
      <p className="small tnum" aria-live="polite" aria-busy={!plan.isCurrent}>
        {chosen.length === 0
          ? "Escolha ao menos um grupo."
          : plan.plan
          ? planSentence(plan.plan, Date.now())
          : "Calculando os horários…"}
      </p>
      {chosen.length > 0 && plan.plan?.link && <p className="small">{linkWords[plan.plan.link]}</p>}
      <BusyButton
        fullWidth
        variant="contained"
        className={styles.send}
        disabled={!isReady}
        isBusy={isSending}
        startIcon={<PlaneIcon size={18} />}
        onClick={() =>
          check({
            goOn: "Enviar assim mesmo",
            act: () =>
              isRepeat
                ? setPendingRepeats({ ...repeats, lastAt: props.lastSentAt })
                : commit(false),
          })}
      >
        {choice.when.kind === "now" ? "Enviar" : "Agendar"}
        {chosen.length > 0 && ` para ${groups}`}
      </BusyButton>
      {dialog}
      {pendingRepeats && (
        <Suspense>
          <AgainDialog
            repeats={pendingRepeats}
            onStay={() => setPendingRepeats(null)}
            onGoOn={() => commit(true)}
          />
        </Suspense>
      )}
    </SheetFoot>
  );
}

/** Returns which of these groups have the offer already, or have it queued. */
function repeatsOf(plan: Plan["plan"], groups: readonly NamedGroup[]): Omit<Repeats, "lastAt"> {
  const warned = new Map(plan?.dispatches.map(({ group, warning }) => [group.id, warning]));
  const titles = (...of: SendingWarning[]) =>
    groups.filter(({ id }) => of.includes(warned.get(id)!)).map(({ title }) => title);
  return { sent: titles("ALREADY_SENT", "IN_DOUBT"), queued: titles("ALREADY_QUEUED") };
}
