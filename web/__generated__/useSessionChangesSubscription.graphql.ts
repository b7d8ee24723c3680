/**
 * @generated SignedSource<<77841cf99995d5915f7f063586e6613a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSessionChangesSubscription$variables = Record<PropertyKey, never>;
export type useSessionChangesSubscription$data = {
  readonly sessionChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"sessionWhole_session">;
  } | null | undefined;
};
export type useSessionChangesSubscription = {
  response: useSessionChangesSubscription$data;
  variables: useSessionChangesSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSessionChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessengerSession",
        "kind": "LinkedField",
        "name": "sessionChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "sessionWhole_session"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSessionChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessengerSession",
        "kind": "LinkedField",
        "name": "sessionChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "health",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "credentialHint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addToGroupUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lane",
            "kind": "LinkedField",
            "name": "lane",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pausedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queued",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sending",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitsFor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitsUntil",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSignAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "troubleSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownerKnown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownerUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "188d5d4316e7250589ab1500bcb105b1",
    "id": null,
    "metadata": {},
    "name": "useSessionChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useSessionChangesSubscription {\n  sessionChanged {\n    ...sessionWhole_session\n    id\n  }\n}\n\nfragment LaneCard_session on MessengerSession {\n  id\n  name\n  lane {\n    pausedAt\n    queued\n  }\n  ...LaneLine_session\n}\n\nfragment LaneLine_session on MessengerSession {\n  lane {\n    pausedAt\n    queued\n    sending\n    waitsFor\n    reason\n    waitsUntil\n  }\n}\n\nfragment SessionCard_session on MessengerSession {\n  id\n  name\n  handle\n  credentialHint\n  health\n  addToGroupUrl\n  lane {\n    pausedAt\n    queued\n  }\n  ...SessionHealth_session\n  ...LaneLine_session\n}\n\nfragment SessionHealth_session on MessengerSession {\n  health\n  lastSignAt\n  troubleSince\n}\n\nfragment TestMessage_session on MessengerSession {\n  id\n  name\n  ownerKnown\n  ownerUrl\n}\n\nfragment sessionWhole_session on MessengerSession {\n  id\n  health\n  ...SessionCard_session\n  ...SessionHealth_session\n  ...LaneLine_session\n  ...TestMessage_session\n  ...LaneCard_session\n}\n"
  }
};

(node as any).hash = "b85b9e3586bbf621fe2261481a388ad8";

export default node;
