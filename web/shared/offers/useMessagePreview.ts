import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useMessagePreviewQuery,
  useMessagePreviewQuery$data,
  useMessagePreviewQuery$variables,
} from "../../__generated__/useMessagePreviewQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";

/** A preview, with the `body` that it was made from. */
export type MessagePreview = useMessagePreviewQuery$data["messagePreview"] & {
  readonly body: string | null;
};

const DEBOUNCE = 250; // ms

/**
 * Returns the message as the server would write it with the unsaved values. It is requested again,
 * debounced, as they change, and the last one is kept meanwhile. Null requests nothing.
 */
export function useMessagePreview(variables: useMessagePreviewQuery$variables | null) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<MessagePreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const hasRequested = useRef(false); // the first request is not debounced
  const requestKey = JSON.stringify(variables);
  useEffect(() => {
    if (variables === null) return;
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      hasRequested.current = true;
      request = fetchQuery<useMessagePreviewQuery>(environment, query, variables).subscribe({
        next({ messagePreview }) {
          setError(null);
          setPreview({ ...messagePreview, body: variables.body ?? null });
        },
        error: (cause: unknown) => setError(failureMessage(cause)),
      });
    }, hasRequested.current ? DEBOUNCE : 0);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, requestKey]);
  return { preview, error };
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
