import { type ConcreteRequest, graphql } from "relay-runtime";
import type { appearanceQuery$data } from "../__generated__/appearanceQuery.graphql.ts";
import type { appearanceSubscription$data } from "../__generated__/appearanceSubscription.graphql.ts";
import { applyAppearance } from "../theme/appearance.ts";
import { onReconnect } from "./connection_state.ts";
import { subscribe } from "./socket.ts";

const FETCH_DELAY_MS = 2_000; // by then the subscription is active, so no change is missed

// Only the compiler reads these: Relay itself is not loaded.
const subscriptionDocument = graphql`
  subscription appearanceSubscription {
    appearanceChanged {
      version
      sidebarColor
      primaryColor
      cardColor
    }
  }
` as ConcreteRequest;
const queryDocument = graphql`
  query appearanceQuery {
    appearance {
      version
      sidebarColor
      primaryColor
      cardColor
    }
  }
` as ConcreteRequest;

/** Applies each change of the appearance, and after a reconnect the current one. */
export function followAppearance() {
  subscribe(subscriptionDocument.params, {}, {
    next: ({ data }) => {
      if (data) applyAppearance((data as appearanceSubscription$data).appearanceChanged);
    },
    ...ignoreEnd,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleFetch = () => {
    clearTimeout(timer);
    timer = setTimeout(fetchAppearance, FETCH_DELAY_MS);
  };
  scheduleFetch();
  onReconnect(scheduleFetch);
}

const fetchAppearance = () =>
  void subscribe(queryDocument.params, {}, {
    next: ({ data }) => {
      if (data) applyAppearance((data as appearanceQuery$data).appearance);
    },
    ...ignoreEnd,
  });

/** After an error the page keeps its colours. */
const ignoreEnd = { error: () => {}, complete: () => {} };
