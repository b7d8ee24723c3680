import { Copy } from "lucide-react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { ClaimProgressClaimActionsCancelMutation } from "../../__generated__/ClaimProgressClaimActionsCancelMutation.graphql.ts";
import type { ClaimProgressClaimActionsCheckMutation } from "../../__generated__/ClaimProgressClaimActionsCheckMutation.graphql.ts";
import type { ClaimProgress_claim$key } from "../../__generated__/ClaimProgress_claim.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { useShare } from "../../ui/buttons/useShare.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { clockLabel } from "../../ui/text/clock.ts";
import styles from "./Claim.module.css";
import { claimStates, isLooking, isUnderWay } from "./claim_words.ts";

/** The code to be put into the description, how far it has come, and what to do next. */
export function ClaimProgress(props: {
  claim: ClaimProgress_claim$key;
  onChecked: () => void;
  onAgain: () => void;
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
  const { copy } = useShare();
  const { check, cancel, isBusy } = useClaimActions(id);
  const { tone, word } = claimStates[status];
  const told = (
    <div role="status" className={styles.told}>
      <Chip tone={tone}>{word}</Chip>
      <p>{statusMessage}</p>
    </div>
  );
  if (!isUnderWay(status)) {
    return (
      <div className={styles.stack}>
        {told}
        <Button variant="outlined" onClick={props.onAgain}>
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
                onClick={() => copy(proofCode, "Código copiado.")}
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
      {told}
      <div className={styles.actions}>
        <BusyButton
          variant="contained"
          isBusy={isBusy || isLooking(status)}
          onClick={() => check(props.onChecked)}
        >
          Conferir
        </BusyButton>
        <Button variant="outlined" onClick={() => cancel(props.onAgain)}>Cancelar pedido</Button>
      </div>
    </div>
  );
}

/** What one does with a claim under way: has the number look, or gives it up. */
function useClaimActions(claimId: string) {
  const showError = useErrorNotice();
  const [look, isBusy] = useMutation<ClaimProgressClaimActionsCheckMutation>(graphql`
    mutation ClaimProgressClaimActionsCheckMutation($input: CheckGroupClaimInput!) {
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
  const [giveUp] = useMutation<ClaimProgressClaimActionsCancelMutation>(graphql`
    mutation ClaimProgressClaimActionsCancelMutation($input: CancelGroupClaimInput!) {
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
  const told = (message: string | undefined, onDone: () => void) => {
    if (message) showNotice(message, { variant: "error" });
    else onDone();
  };
  const variables = { input: { id: claimId } };
  return {
    isBusy,
    check: (onDone: () => void) =>
      void look({
        variables,
        onCompleted: ({ checkGroupClaim }) => told(checkGroupClaim.message, onDone),
        onError: showError,
      }),
    cancel: (onDone: () => void) =>
      void giveUp({
        variables,
        onCompleted: ({ cancelGroupClaim }) => told(cancelGroupClaim.message, onDone),
        onError: showError,
      }),
  };
}
