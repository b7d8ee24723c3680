import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { ChangePlanDialogQuery } from "../../__generated__/ChangePlanDialogQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dateLabel } from "../../ui/text/clock.ts";
import { moneyLabel } from "../../ui/text/money.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Billing.module.css";
import { KeptChoice } from "./KeptChoice.tsx";
import { changePlan } from "./subscription_mutations.ts";

type Props = {
  priceId: string;
  name: string;
  /** "R$ 49,90 por mês". */
  price: string;
  /** What the person uses that the plan has no room for. */
  tooMuch: readonly string[];
  /** Where the unfinished work is. */
  back: string | null;
  onClose: () => void;
};

/** Changes the plan of the subscription; says what follows before. */
export const ChangePlanDialog = (props: Props) => (
  <Dialog title={`Mudar para o ${props.name}?`} width="medium" onClose={props.onClose}>
    <SheetBoundary skeleton={<Skeleton height={160} />}>
      <Change {...props} />
    </SheetBoundary>
  </Dialog>
);

function Change({ priceId, name, price, tooMuch, back, onClose }: Props) {
  const { previewPlanChange: preview, viewer } = useLazyLoadQuery<ChangePlanDialogQuery>(
    graphql`
      query ChangePlanDialogQuery($priceId: String!) {
        previewPlanChange(priceId: $priceId) {
          proration {
            cents
          }
          nextCharge {
            cents
            formatted
          }
          nextChargeAt
          exceeded {
            limit
            most
          }
        }
        viewer {
          groups(isActive: true, first: 100) {
            edges {
              node {
                id
                title
              }
            }
          }
          messengerSessions {
            id
            name
          }
        }
      }
    `,
    { priceId },
    { fetchPolicy: "network-only" },
  );
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  const roomFor = (limit: string) =>
    preview?.exceeded.find((one) => one.limit === limit)?.most ?? null;
  const [groupRoom, sessionRoom] = [roomFor("groups"), roomFor("sessions")];
  const groups = viewer?.groups.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  const sessions = viewer?.messengerSessions.map(({ id, name }) => ({ id, title: name })) ?? [];
  const first = (all: readonly { id: string }[], room: number | null) =>
    room === null ? null : all.slice(0, room).map(({ id }) => id);
  const [groupIds, setGroupIds] = useState(() => first(groups, groupRoom));
  const [sessionIds, setSessionIds] = useState(() => first(sessions, sessionRoom));
  const isTooMuch = groupRoom !== null && groupIds!.length > groupRoom ||
    sessionRoom !== null && sessionIds!.length > sessionRoom;
  const change = () =>
    runAction(
      () => changePlan({ priceId, keptGroupIds: groupIds, keptSessionIds: sessionIds }),
      () => {
        onClose();
        showNotice(`Seu plano agora é o ${name}.`, { variant: "success" });
        navigate(back ?? paths.subscription);
      },
    );
  return (
    <>
      <DialogContent className={styles.dialog}>
        <p className="tnum">
          O plano passa a ser {price} agora mesmo.{" "}
          {preview ? costSentence(preview) : "A diferença vem na próxima fatura."}
        </p>
        {tooMuch.length > 0 && (
          <Alert severity="warning">
            Você usa mais do que este plano tem:{" "}
            {tooMuch.join(", ")}. Nada é apagado, mas nada novo entra até caber.
          </Alert>
        )}
        {groupRoom !== null && (
          <KeptChoice
            title="Quais grupos continuam recebendo?"
            all={groups}
            room={groupRoom}
            chosen={groupIds!}
            onChange={setGroupIds}
          />
        )}
        {sessionRoom !== null && (
          <KeptChoice
            title="Quais conexões continuam enviando?"
            all={sessions}
            room={sessionRoom}
            chosen={sessionIds!}
            onChange={setSessionIds}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>Ficar como está</Button>
        <BusyButton variant="contained" isBusy={isBusy} disabled={isTooMuch} onClick={change}>
          Mudar de plano
        </BusyButton>
      </DialogActions>
    </>
  );
}

type Preview = NonNullable<ChangePlanDialogQuery["response"]["previewPlanChange"]>;

/** Words what the change costs, and when. */
function costSentence({ proration, nextCharge, nextChargeAt }: Preview): string {
  const amount = priceText(moneyLabel(Math.abs(proration.cents)));
  const difference = proration.cents < 0
    ? `Sobram ${amount} do que você já pagou, que descontamos. `
    : proration.cents > 0
    ? `Pelos dias que faltam são ${amount} a mais. `
    : "";
  if (nextCharge.cents < 0) { // the vendor holds it for later charges
    const credit = priceText(moneyLabel(-nextCharge.cents));
    return `${difference}Em ${
      dateLabel(nextChargeAt)
    } nada é cobrado, e ${credit} ficam de crédito.`;
  }
  return `${difference}A próxima cobrança, em ${dateLabel(nextChargeAt)}, é de ${
    priceText(nextCharge.formatted)
  }.`;
}
