import { type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { subscribe } from "../live/socket.ts";

/** Relay's subscriptions, over the page's one socket. */
export const subscribeLive: SubscribeFunction = (document, variables) =>
  Observable.create<GraphQLResponse>((sink) =>
    subscribe(document, variables, {
      next: (answer) => sink.next(answer as GraphQLResponse),
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    })
  );
