import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type {
  SendOfferInput,
  useSendOfferMutation,
} from "../../__generated__/useSendOfferMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { warmStore } from "../../relay/environment.ts";
import { Button } from "../../ui/Button.tsx";
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
  const { enqueueSnackbar, closeSnackbar } = useNotices();
  const navigate = useNavigate();
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
  const tellRefusal = (code: string | undefined, message: string) =>
    enqueueSnackbar(message, {
      variant: "error",
      action: (snackbar) =>
        code === "EMAIL_NOT_VERIFIED" && (
          <Button
            onClick={() => {
              closeSnackbar(snackbar);
              navigate(paths.profile);
            }}
          >
            Confirmar
          </Button>
        ),
    });
  const send = (input: SendOfferInput, onSent: () => void) =>
    void commit({
      variables: { input },
      onCompleted({ sendOffer: { code, message } }) {
        if (message) return void tellRefusal(code, message);
        warmStore(counted, {});
        onSent();
      },
      onError: tellTrouble,
    });
  return [send, isSending] as const;
}
