import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { CorrectSheetMutation } from "../../__generated__/CorrectSheetMutation.graphql.ts";
import type {
  CorrectionKind,
  CorrectSheetQuery,
} from "../../__generated__/CorrectSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { countLabel } from "../../ui/text/numbers.ts";

type Props = { offerId: string; onClose: () => void };

/** What correcting an offer's messages would do in each group, and the button that does it. */
export const CorrectSheet = (props: Props) => (
  <Sheet
    title="Corrigir nos grupos"
    note="Uma mensagem de cada vez, no ritmo da conta"
    onClose={props.onClose}
  >
    <SheetBoundary skeleton={[0, 1, 2].map((line) => <Skeleton key={line} height={32} />)}>
      <Loaded {...props} />
    </SheetBoundary>
  </Sheet>
);

const choices = [
  { value: "EDIT", label: "Trocar pelo texto de agora" },
  { value: "REMOVE", label: "Apagar para todos" },
] as const;

function Loaded({ offerId, onClose }: Props) {
  const { node } = useScreenQuery<CorrectSheetQuery>(
    graphql`
      query CorrectSheetQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on Offer {
            dispatches(first: 100) {
              edges {
                node {
                  id
                  status
                  group {
                    title
                  }
                  correctable {
                    ofEdit
                    ofRemove
                  }
                }
              }
            }
          }
        }
      }
    `,
    { offerId },
  );
  const [kind, setKind] = useState<(typeof choices)[number]["value"]>("EDIT");
  const [correct, isCorrecting] = useCorrect(offerId, onClose);
  const messages = (node?.dispatches?.edges ?? []).flatMap(({ node: dispatch }) =>
    dispatch?.status === "SENT"
      ? [{
        ...dispatch,
        will: kind === "EDIT" ? dispatch.correctable.ofEdit : dispatch.correctable.ofRemove,
      }]
      : []
  );
  const count = messages.filter(({ will }) => will).length;
  return (
    <>
      <SheetBody>
        <Radios label="O que fazer" choices={choices} value={kind} onChange={setKind} row />
        {messages.length === 0
          ? <EmptyState>Nenhuma mensagem desta oferta saiu ainda.</EmptyState>
          : (
            <Rows>
              {messages.map(({ id, group, will }) => (
                <Row key={id} title={group.title} note={outlookWords(will, kind)} />
              ))}
            </Rows>
          )}
        {kind === "EDIT" && count > 0 && (
          <p className="small">
            Se o prazo de trocar o texto acabar antes da vez de um grupo, a mensagem é apagada nele.
          </p>
        )}
      </SheetBody>
      <SheetFoot>
        <BusyButton
          fullWidth
          variant="contained"
          disabled={count === 0}
          isBusy={isCorrecting}
          onClick={() => correct(kind)}
        >
          {count === 0
            ? "Nada a corrigir"
            : `${kind === "EDIT" ? "Corrigir" : "Apagar"} ${
              countLabel(count, "mensagem", "mensagens")
            }`}
        </BusyButton>
      </SheetFoot>
    </>
  );
}

/** Says what will happen to one message. */
function outlookWords(will: CorrectionKind | null | undefined, wanted: CorrectionKind): string {
  if (!will) return "fica como está: já não dá para mudar";
  if (will === "EDIT") return "o texto é trocado";
  return wanted === "EDIT"
    ? "é apagada para todos: aqui não dá para trocar"
    : "é apagada para todos";
}

function useCorrect(offerId: string, onDone: () => void) {
  const showError = useErrorNotice();
  const [commit, isCorrecting] = useMutation<CorrectSheetMutation>(graphql`
    mutation CorrectSheetMutation($input: CorrectOfferInput!) {
      correctOffer(input: $input) {
        ... on CorrectedOffer {
          count
          dispatches {
            ...useQueueChanges_full @arguments(isForetold: false)
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const correct = (kind: "EDIT" | "REMOVE") =>
    void commit({
      variables: { input: { id: offerId, kind } },
      onCompleted({ correctOffer }) {
        const { count = 0 } = correctOffer;
        const done = `${countLabel(count, "mensagem", "mensagens")} em correção.`;
        if (showResultNotice(correctOffer, done)) onDone();
      },
      onError: showError,
    });
  return [correct, isCorrecting] as const;
}
