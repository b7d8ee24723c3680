import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useMessagePreviewQuery,
  useMessagePreviewQuery$data,
  useMessagePreviewQuery$variables,
} from "../../__generated__/useMessagePreviewQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";

/** With the `body` that it answers. */
export type MessagePreview = useMessagePreviewQuery$data["messagePreview"] & {
  readonly body: string | null;
};

const DEBOUNCE = 250; // ms

/**
 * The message as the server would write it now, with what is typed and not saved: asked anew as one
 * types, the last answer staying meanwhile. Null: nothing is asked.
 */
export function useMessagePreview(asked: useMessagePreviewQuery$variables | null) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<MessagePreview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const hasAsked = useRef(false); // the first question waits for nobody to stop typing
  const question = JSON.stringify(asked);
  useEffect(() => {
    if (asked === null) return;
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      hasAsked.current = true;
      request = fetchQuery<useMessagePreviewQuery>(environment, query, asked).subscribe({
        next({ messagePreview }) {
          setTrouble(null);
          setPreview({ ...messagePreview, body: asked.body ?? null });
        },
        error: (error: unknown) => setTrouble(failureMessage(error)),
      });
    }, hasAsked.current ? DEBOUNCE : 0);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, question]);
  return { preview, trouble };
}

const query = graphql`
  query useMessagePreviewQuery($body: String, $offerId: ID, $fields: OfferFieldsInput) {
    messagePreview(body: $body, offerId: $offerId, fields: $fields) {
      text
      imageUrl
      lints {
        code
        severity
        line
        column
        length
        suggestion
        message
      }
      lengths {
        channel
        length
        text
        caption
      }
    }
  }
`;
