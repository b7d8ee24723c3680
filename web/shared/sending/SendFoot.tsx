import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SendFoot_settings$key } from "../../__generated__/SendFoot_settings.graphql.ts";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { countLabel } from "../../ui/count.ts";
import { PlaneIcon } from "../../ui/icons.tsx";
import { later } from "../../ui/later.ts";
import { SheetFoot } from "../../ui/Sheet.tsx";
import styles from "./SendFoot.module.css";
import { planSentence, warnings } from "./plan_words.ts";
import type { SendChoice } from "./useSendChoice.ts";
import type { useSendingPlan } from "./useSendingPlan.ts";
import { useSendOffer } from "./useSendOffer.tsx";
import { whenInput } from "./when.ts";

const ConfirmDialog = later(async () => (await import("../../ui/ConfirmDialog.tsx")).ConfirmDialog);

type Plan = ReturnType<typeof useSendingPlan>;

/** What the sending comes to, and the button that does it. */
export function SendFoot(props: {
  settings: SendFoot_settings$key;
  /** Else nothing goes to a group yet. */
  isConfirmed: boolean;
  offerId: string;
  choice: SendChoice;
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
  const [isAsking, setIsAsking] = useState(false);
  const picked = new Set(chosen);
  const repeats =
    survey.plan?.dispatches.filter(({ group, warning }) =>
      picked.has(group.id) && warning && warnings[warning].isRepeat
    ).length ?? 0;
  const commit = () => {
    setIsAsking(false);
    const occasion = repeats > 0 ? { occasion: choice.repeat } : {};
    const when = whenInput(choice.when, timeZone);
    send({ offerId, groupIds: chosen, ...when, ...occasion }, props.onSent);
  };
  const trouble = survey.trouble ?? plan.trouble;
  const refusal = trouble ?? plan.plan?.refusal;
  const retry = () => [survey, plan].forEach((asked) => asked.trouble && asked.retry());
  const groups = countLabel(chosen.length, "grupo", "grupos");
  const isReady = chosen.length > 0 && plan.isCurrent && survey.isCurrent && survey.plan !== null &&
    !refusal;
  return (
    <SheetFoot>
      {pausedAt && (
        <Alert severity="warning" className={styles.note}>
          Seus envios estão em pausa: as mensagens entram na fila e saem quando você continuar.
        </Alert>
      )}
      {!props.isConfirmed && (
        <Alert
          severity="warning"
          className={styles.note}
          action={<Button size="small" component={Link} to={paths.profile}>Confirmar</Button>}
        >
          Confirme seu e-mail antes do primeiro envio.
        </Alert>
      )}
      {refusal && (trouble || chosen.length > 0) && (
        <Alert
          severity="warning"
          className={styles.note}
          action={trouble && <Button size="small" onClick={retry}>Tentar de novo</Button>}
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
      <BusyButton
        fullWidth
        variant="contained"
        className={styles.send}
        disabled={!isReady}
        isBusy={isSending}
        startIcon={<PlaneIcon size={18} />}
        onClick={() => repeats > 0 ? setIsAsking(true) : commit()}
      >
        {choice.when.kind === "now" ? "Enviar" : "Agendar"}
        {chosen.length > 0 && ` para ${groups}`}
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Enviar outra vez?"
            stay="Voltar"
            goOn="Enviar mesmo assim"
            onStay={() => setIsAsking(false)}
            onGoOn={commit}
          >
            {repeats === 1
              ? "Um dos grupos escolhidos já recebeu esta oferta, ou ela já está a caminho dele. "
              : `${repeats} dos grupos escolhidos já receberam esta oferta, ou ela já está a ` +
                "caminho deles. "}
            Quem está lá vai ver a mensagem de novo.
          </ConfirmDialog>
        </Suspense>
      )}
    </SheetFoot>
  );
}
