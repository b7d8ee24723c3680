import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { SendOfferInput } from "../../__generated__/queueOfferMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { prefetch } from "../../relay/environment.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { useMutationAction } from "../useMutationAction.ts";
import type { Repeats } from "./AgainDialog.tsx";
import { queueOffer } from "./queueOffer.ts";

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

/** Asks anew for what sendings have used up. */
export const recount = () => prefetch(counted, {});

type Handlers = {
  readonly onSent: () => void;
  /** Some groups got it before, or will, which this screen did not know. */
  readonly onAlreadySent: (repeats: Repeats) => void;
};

/** Queues an offer for its groups; what is refused is told, with the way out where there is one. */
export function useSendOffer() {
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const [runAction, isSending] = useMutationAction();
  const tellRefusal = (code: string | undefined, message: string) =>
    showNotice(message, {
      variant: "error",
      ...(code === "EMAIL_NOT_VERIFIED" &&
        { action: { label: "Confirmar", act: () => navigate(paths.profile) } }),
    });
  const send = (input: SendOfferInput, { onSent, onAlreadySent }: Handlers) =>
    void runAction(async () => {
      const queued = await queueOffer(input);
      if (queued.kind === "refused") tellRefusal(queued.code, queued.message);
      else if (queued.kind === "alreadySent") onAlreadySent(queued.repeats);
      else {
        recount();
        onSent();
      }
      return null;
    });
  return [send, isSending] as const;
}
