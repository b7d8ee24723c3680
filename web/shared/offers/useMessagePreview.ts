import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useMessagePreviewQuery,
  useMessagePreviewQuery$data,
  useMessagePreviewQuery$variables,
} from "../../__generated__/useMessagePreviewQuery.graphql.ts";
import { onReconnect } from "../../live/connection_state.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";

/** A preview, with the `body` that it was made from. */
export type MessagePreview = useMessagePreviewQuery$data["messagePreview"] & {
  readonly body: string | null;
};

const DEBOUNCE = 250; // ms

/**
 * Returns the message as the server would write it with the unsaved values. It is requested again,
 * debounced, as they change, and when the connection returns; the last one is kept meanwhile.
 */
export function useMessagePreview(
  variables: useMessagePreviewQuery$variables,
  /** Whether the screen shows a message of its own until the first preview. */
  hasMessage = false,
) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<MessagePreview | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const hasRequested = useRef(false); // the first request is not debounced
  const requestKey = JSON.stringify(variables);
  useEffect(() => {
    let request: { unsubscribe(): void } | undefined;
    const send = () => {
      hasRequested.current = true;
      request?.unsubscribe();
      request = fetchQuery<useMessagePreviewQuery>(environment, query, variables).subscribe({
        next({ messagePreview }) {
          setError(null);
          setPreview({ ...messagePreview, body: variables.body ?? null });
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
  return { preview, problem: error && problemOf(error, hasMessage || preview !== null) };
}

/** Returns why the shown message is not of the present values. */
export function problemOf(error: Error, hasMessage: boolean): string {
  const isOffline = error instanceof RequestFailure && error.reason === "offline";
  if (!hasMessage) {
    return isOffline ? "Sem conexão: a mensagem aparece quando ela voltar." : failureMessage(error);
  }
  return isOffline
    ? "Sem conexão: a mensagem ainda é a de antes."
    : "A mensagem ainda é a de antes.";
}

const query = graphql`
  query useMessagePreviewQuery(
    $body: String
    $offerId: ID
    $url: String
    $fields: OfferFieldsInput
    $settings: MessageSettingsInput
  ) {
    messagePreview(
      body: $body
      offerId: $offerId
      url: $url
      fields: $fields
      settings: $settings
    ) {
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
