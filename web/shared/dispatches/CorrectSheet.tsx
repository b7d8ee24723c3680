import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { CorrectSheetMutation } from "../../__generated__/CorrectSheetMutation.graphql.ts";
import type { CorrectSheetTextMutation } from "../../__generated__/CorrectSheetTextMutation.graphql.ts";
import type {
  CorrectionKind,
  CorrectSheetQuery,
} from "../../__generated__/CorrectSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { countLabel } from "../../ui/text/numbers.ts";

type Props = {
  /** Of an offer, or of a text that goes without one. */
  id: string;
  onClose: () => void;
};

/** What correcting the messages that are out would do in each group, and the button that does it. */
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

graphql`
  fragment CorrectSheet_dispatch on Dispatch {
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
`;

const choices = [
  { value: "EDIT", label: "Trocar pelo texto de agora" },
  { value: "REMOVE", label: "Apagar para todos" },
] as const;

function Loaded({ id, onClose }: Props) {
  const { node } = useScreenQuery<CorrectSheetQuery>(
    graphql`
      query CorrectSheetQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Offer {
            dispatches(first: 100) {
              edges {
                node {
                  ...CorrectSheet_dispatch @relay(mask: false)
                }
              }
            }
          }
          ... on CampaignText {
            latestDispatches {
              ...CorrectSheet_dispatch @relay(mask: false)
            }
          }
        }
      }
    `,
    { id },
  );
  const [kind, setKind] = useState<(typeof choices)[number]["value"]>("EDIT");
  const isText = node?.__typename === "CampaignText";
  const [correct, isCorrecting] = useCorrect(id, isText, onClose);
  const dispatches = node?.__typename === "CampaignText"
    ? node.latestDispatches
    : node?.__typename === "Offer"
    ? node.dispatches.edges.map((edge) => edge.node)
    : [];
  const messages = dispatches.flatMap((dispatch) =>
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
          ? (
            <EmptyState>
              {isText
                ? "Nenhuma mensagem deste texto saiu ainda."
                : "Nenhuma mensagem desta oferta saiu ainda."}
            </EmptyState>
          )
          : (
            <Rows>
              {messages.map(({ id, group, will }) => (
                <Row key={id} title={group.title} note={outlookWords(will, kind)} />
              ))}
            </Rows>
          )}
        {isText && messages.length > 0 && (
          <p className="small">
            Só a última mensagem deste texto em cada grupo, com o texto que está salvo.
          </p>
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

function useCorrect(id: string, isText: boolean, onDone: () => void) {
  const showError = useErrorNotice();
  const [correctOffer, isCorrectingOffer] = useMutation<CorrectSheetMutation>(graphql`
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
  const [correctText, isCorrectingText] = useMutation<CorrectSheetTextMutation>(graphql`
    mutation CorrectSheetTextMutation($input: CorrectCampaignTextInput!) {
      correctCampaignText(input: $input) {
        ... on CorrectedCampaignText {
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
  const done = (
    result:
      | CorrectSheetMutation["response"]["correctOffer"]
      | CorrectSheetTextMutation["response"]["correctCampaignText"],
  ) => {
    const words = `${countLabel(result.count ?? 0, "mensagem", "mensagens")} em correção.`;
    if (showResultNotice(result, words)) onDone();
  };
  const correct = (kind: CorrectionKind) => {
    const variables = { input: { id, kind } };
    if (isText) {
      correctText({
        variables,
        onCompleted: ({ correctCampaignText: result }) => done(result),
        onError: showError,
      });
    } else {
      correctOffer({
        variables,
        onCompleted: ({ correctOffer: result }) => done(result),
        onError: showError,
      });
    }
  };
  return [correct, isCorrectingOffer || isCorrectingText] as const;
}
