import { graphql, useMutation } from "react-relay";
import type {
  SendOfferInput,
  useSendOfferMutation,
} from "../../__generated__/useSendOfferMutation.graphql.ts";
import { warmStore } from "../../relay/environment.ts";
import { useNotices } from "../../ui/notices.ts";
import { useTroubleNotice } from "../useTroubleNotice.tsx";

/** What a sending uses up; it stands in the drawer. */
const counted = graphql`
  query useSendOfferCountedQuery {
    viewer {
      subscription {
        messageCount
      }
    }
  }
`;

/** Queues an offer for its groups. Asking twice for one occasion is asking once. */
export function useSendOffer() {
  const { enqueueSnackbar } = useNotices();
  const tellTrouble = useTroubleNotice();
  const [commit, isSending] = useMutation<useSendOfferMutation>(graphql`
    mutation useSendOfferMutation($input: SendOfferInput!) {
      sendOffer(input: $input) {
        ...offerWhole_offer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const send = (input: SendOfferInput, onSent: () => void) =>
    void commit({
      variables: { input },
      onCompleted({ sendOffer: { message } }) {
        if (message) return void enqueueSnackbar(message, { variant: "error" });
        warmStore(counted, {});
        onSent();
      },
      onError: tellTrouble,
    });
  return [send, isSending] as const;
}
