import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type {
  SendOfferInput,
  useSendOfferMutation,
} from "../../__generated__/useSendOfferMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { refetch } from "../../relay/environment.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useMutationAction } from "../useMutationAction.ts";
import type { Repeats } from "./AgainDialog.tsx";

/** The count of messages that the drawer shows. */
const countQuery = graphql`
  query useSendOfferCountedQuery {
    viewer {
      subscription {
        messageCount
      }
    }
  }
`;

/** Fetches the count of messages again. */
export const refreshMessageCount = () => refetch(countQuery, {});

type Handlers = {
  readonly onSent: () => void;
  /** Some groups already have it sent or queued, which this screen did not know. */
  readonly onAlreadySent: (repeats: Repeats) => void;
};

/** Queues an offer for its groups; shows a refusal with its remedy if there is one. */
export function useSendOffer() {
  const navigate = useNavigate();
  const [runAction, isSending] = useMutationAction();
  const showRefusal = (code: string | undefined, message: string) =>
    showNotice(message, {
      variant: "error",
      ...(code === "EMAIL_NOT_VERIFIED" &&
        { action: { label: "Confirmar", act: () => navigate(paths.profile) } }),
    });
  const send = (input: SendOfferInput, { onSent, onAlreadySent }: Handlers) =>
    void runAction(async () => {
      const queued = await queueOffer(input);
      if (queued.kind === "refused") showRefusal(queued.code, queued.message);
      else if (queued.kind === "alreadySent") onAlreadySent(queued.repeats);
      else {
        refreshMessageCount();
        onSent();
      }
      return null;
    });
  return [send, isSending] as const;
}

/** The result of queueing an offer. */
type Queued =
  | { readonly kind: "queued" }
  | { readonly kind: "alreadySent"; readonly repeats: Repeats }
  | { readonly kind: "refused"; readonly code: string | undefined; readonly message: string };

/** Queues an offer for its groups; idempotent for one occasion. */
export async function queueOffer(input: SendOfferInput): Promise<Queued> {
  const { sendOffer: answer } = await commit<useSendOfferMutation>(
    graphql`
      mutation useSendOfferMutation($input: SendOfferInput!) {
        sendOffer(input: $input) {
          ...useOfferChanges_full @alias
          ... on AlreadySent {
            groups {
              title
            }
            waitingGroups {
              title
            }
            lastSentAt
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  const { code, message, groups, waitingGroups, lastSentAt } = answer;
  if (!message) return { kind: "queued" };
  if (!groups || !waitingGroups) return { kind: "refused", code, message };
  const titles = (of: typeof groups) => of.map(({ title }) => title);
  return {
    kind: "alreadySent",
    repeats: { sent: titles(groups), queued: titles(waitingGroups), lastAt: lastSentAt ?? null },
  };
}
