import { Copy } from "lucide-react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { ClaimProgressCancelMutation } from "../../__generated__/ClaimProgressCancelMutation.graphql.ts";
import type { ClaimProgressCheckMutation } from "../../__generated__/ClaimProgressCheckMutation.graphql.ts";
import type {
  ClaimProgress_claim$key,
  GroupClaimStatus,
} from "../../__generated__/ClaimProgress_claim.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { clockLabel } from "../../ui/text/clock.ts";
import styles from "./Claim.module.css";

/** The code for the group's description, the progress of the claim, and the next step. */
export function ClaimProgress(props: {
  claim: ClaimProgress_claim$key;
  onChecked: () => void;
  onRestart: () => void;
}) {
  const { id, status, statusMessage, proofCode, title, expiresAt } = useFragment(
    graphql`
      fragment ClaimProgress_claim on GroupClaim {
        id
        status
        statusMessage
        proofCode
        title
        expiresAt
      }
    `,
    props.claim,
  );
  const { check, cancel, isBusy } = useClaimActions(id);
  const { tone, word } = claimStates[status];
  const progress = (
    <div role="status" className={styles.progress}>
      <Chip tone={tone}>{word}</Chip>
      <p>{statusMessage}</p>
    </div>
  );
  if (!isActive(status)) {
    return (
      <div className={styles.stack}>
        {progress}
        <Button variant="outlined" onClick={props.onRestart}>
          {status === "CLAIMED" ? "Trazer outro grupo" : "Começar de novo"}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {status !== "APPROVAL" && (
        <ol className={styles.steps}>
          <li>
            <div className={styles.code}>
              <p>Copie este código. Ele vale até {clockLabel(expiresAt)}.</p>
              <p className={`${styles.characters} tnum`}>{proofCode}</p>
              <Button
                variant="outlined"
                startIcon={<Copy size={18} />}
                onClick={() => copyWithNotice(proofCode, "Código copiado.")}
              >
                Copiar código
              </Button>
            </div>
          </li>
          <li>
            <p>
              No WhatsApp, abra Dados do grupo, cole o código na descrição e salve. Isso mostra que
              você administra o grupo.
            </p>
          </li>
          <li>
            <p>
              Volte aqui e toque em Conferir. Depois de entrar, o código pode sair da descrição.
            </p>
          </li>
        </ol>
      )}
      {progress}
      <div className={styles.actions}>
        <BusyButton
          variant="contained"
          isBusy={isBusy || isChecking(status)}
          onClick={() => check(props.onChecked)}
        >
          Conferir
        </BusyButton>
        <Button variant="outlined" onClick={() => cancel(props.onRestart)}>Cancelar pedido</Button>
      </div>
    </div>
  );
}

/** Checks an active claim, or cancels it. */
function useClaimActions(claimId: string) {
  const showError = useErrorNotice();
  const [commitCheck, isBusy] = useMutation<ClaimProgressCheckMutation>(graphql`
    mutation ClaimProgressCheckMutation($input: CheckGroupClaimInput!) {
      checkGroupClaim(input: $input) {
        ...ClaimProgress_claim @alias
        ... on GroupClaim {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [commitCancel] = useMutation<ClaimProgressCancelMutation>(graphql`
    mutation ClaimProgressCancelMutation($input: CancelGroupClaimInput!) {
      cancelGroupClaim(input: $input) {
        ...ClaimProgress_claim @alias
        ... on GroupClaim {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const report = (message: string | undefined, onDone: () => void) => {
    if (message) showNotice(message, { variant: "error" });
    else onDone();
  };
  const variables = { input: { id: claimId } };
  return {
    isBusy,
    check: (onDone: () => void) =>
      void commitCheck({
        variables,
        onCompleted: ({ checkGroupClaim }) => report(checkGroupClaim.message, onDone),
        onError: showError,
      }),
    cancel: (onDone: () => void) =>
      void commitCancel({
        variables,
        onCompleted: ({ cancelGroupClaim }) => report(cancelGroupClaim.message, onDone),
        onError: showError,
      }),
  };
}

/** The label of each status of a claim. */
const claimStates: Readonly<Record<GroupClaimStatus, { tone: Tone; word: string }>> = {
  WAITING: { tone: "quiet", word: "Esperando o código" },
  LOOKING: { tone: "on", word: "Conferindo" },
  JOINING: { tone: "on", word: "Entrando no grupo" },
  APPROVAL: { tone: "doubt", word: "Falta aprovar" },
  CLAIMED: { tone: "proven", word: "Grupo pronto" },
  FAILED: { tone: "wrong", word: "Não deu certo" },
  EXPIRED: { tone: "wrong", word: "Código vencido" },
  CANCELED: { tone: "quiet", word: "Cancelado" },
  LOST: { tone: "wrong", word: "Com outra pessoa" },
};

const active: ReadonlySet<GroupClaimStatus> = new Set([
  "WAITING",
  "LOOKING",
  "JOINING",
  "APPROVAL",
]);

/** Whether a claim is not over. */
export const isActive = (status: GroupClaimStatus) => active.has(status);

/** Whether the number is checking the code or joining: the person only waits. */
export const isChecking = (status: GroupClaimStatus) =>
  status === "LOOKING" || status === "JOINING";
