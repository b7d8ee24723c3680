import { type ConcreteRequest, graphql } from "relay-runtime";
import type { appearanceQuery$data } from "../__generated__/appearanceQuery.graphql.ts";
import type { appearanceSubscription$data } from "../__generated__/appearanceSubscription.graphql.ts";
import { applyAppearance } from "../theme/appearance.ts";
import { onReconnect } from "./connection_state.ts";
import { subscribe } from "./socket.ts";

const SECONDS_2 = 2_000; // by then the socket listens: what is asked for later is not missed

// Only the compiler reads these; of Relay itself nothing is loaded.
const changed = graphql`
  subscription appearanceSubscription {
    appearanceChanged {
      version
      sidebarColor
      primaryColor
      cardColor
    }
  }
` as ConcreteRequest;
const present = graphql`
  query appearanceQuery {
    appearance {
      version
      sidebarColor
      primaryColor
      cardColor
    }
  }
` as ConcreteRequest;

/** Shows each change of the appearance from now on, and what was missed while the socket was away. */
export function followAppearance() {
  subscribe(changed.params, {}, {
    next: ({ data }) => {
      if (data) applyAppearance((data as appearanceSubscription$data).appearanceChanged);
    },
    ...endless,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, SECONDS_2);
  };
  catchUp();
  onReconnect(catchUp);
}

const ask = () =>
  void subscribe(present.params, {}, {
    next: ({ data }) => {
      if (data) applyAppearance((data as appearanceQuery$data).appearance);
    },
    ...endless,
  });

/** A refusal changes no colour: the page keeps those that it has. */
const endless = { error: () => {}, complete: () => {} };
