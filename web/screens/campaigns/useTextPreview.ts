import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useTextPreviewQuery,
  useTextPreviewQuery$data,
  useTextPreviewQuery$variables,
} from "../../__generated__/useTextPreviewQuery.graphql.ts";
import { onReconnect } from "../../live/connection_state.ts";
import { problemOf } from "../../shared/offers/useMessagePreview.ts";

/** A preview, with the `body` that it was made from. */
type TextPreview = useTextPreviewQuery$data["campaignTextPreview"] & { readonly body: string };

const DEBOUNCE = 250; // ms

/** Returns a wording as a group would get it now, requested again, debounced, as the values change. */
export function useTextPreview(variables: useTextPreviewQuery$variables) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<TextPreview | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const hasRequested = useRef(false); // the first request is not debounced
  const requestKey = JSON.stringify(variables);
  useEffect(() => {
    let request: { unsubscribe(): void } | undefined;
    const send = () => {
      hasRequested.current = true;
      request?.unsubscribe();
      request = fetchQuery<useTextPreviewQuery>(environment, query, variables).subscribe({
        next({ campaignTextPreview }) {
          setError(null);
          setPreview({ ...campaignTextPreview, body: variables.body });
        },
        error: setError,
      });
    };
    const timer = setTimeout(send, hasRequested.current ? DEBOUNCE : 0);
    const stopListening = onReconnect(send);
    return () => {
      clearTimeout(timer);
      stopListening();
      request?.unsubscribe();
    };
  }, [environment, requestKey]);
  return { preview, problem: error && problemOf(error, preview !== null) };
}

const query = graphql`
  query useTextPreviewQuery($body: String!, $season: RetailSeason, $mediaUrl: String, $offerId: ID) {
    campaignTextPreview(body: $body, season: $season, mediaUrl: $mediaUrl, offerId: $offerId) {
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
