/**
 * @generated SignedSource<<f44c5dd1d3330c79b10d72b4724c1c34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConnectTelegramInput = {
  botToken: string;
};
export type useConnectTelegramMutation$variables = {
  input: ConnectTelegramInput;
};
export type useConnectTelegramMutation$data = {
  readonly connectTelegram: {
    readonly code?: string;
    readonly message?: string;
    readonly name?: string;
    readonly sessionWhole_session: {
      readonly " $fragmentSpreads": FragmentRefs<"sessionWhole_session">;
    } | null | undefined;
  };
};
export type useConnectTelegramMutation = {
  response: useConnectTelegramMutation$data;
  variables: useConnectTelegramMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "MessengerSession",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConnectTelegramMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "connectTelegram",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "sessionWhole_session"
                }
              ],
              "type": "MessengerSession",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "sessionWhole_session"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConnectTelegramMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "connectTelegram",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "health",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
            "type": "MessengerSession",
            "abstractKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "62c030a2a4ca4121c607d54e2737e385",
    "id": null,
    "metadata": {},
    "name": "useConnectTelegramMutation",
    "operationKind": "mutation",
    "text": "mutation useConnectTelegramMutation(\n  $input: ConnectTelegramInput!\n) {\n  connectTelegram(input: $input) {\n    __typename\n    ...sessionWhole_session\n    ... on MessengerSession {\n      name\n    }\n    ... on UserError {\n      __isUserError: __typename\n      code\n      message\n    }\n    ... on Node {\n      __isNode: __typename\n      id\n    }\n  }\n}\n\nfragment LaneCard_session on MessengerSession {\n  id\n  name\n  lane {\n    pausedAt\n    queued\n  }\n  ...LaneLine_session\n}\n\nfragment LaneLine_session on MessengerSession {\n  lane {\n    pausedAt\n    queued\n    sending\n    waitsFor\n    reason\n    waitsUntil\n  }\n}\n\nfragment SessionCard_session on MessengerSession {\n  id\n  name\n  handle\n  credentialHint\n  health\n  addToGroupUrl\n  lane {\n    pausedAt\n    queued\n  }\n  ...SessionHealth_session\n  ...LaneLine_session\n}\n\nfragment SessionHealth_session on MessengerSession {\n  health\n  lastSignAt\n  troubleSince\n}\n\nfragment TestMessage_session on MessengerSession {\n  id\n  name\n  ownerKnown\n  ownerUrl\n}\n\nfragment sessionWhole_session on MessengerSession {\n  id\n  health\n  ...SessionCard_session\n  ...SessionHealth_session\n  ...LaneLine_session\n  ...TestMessage_session\n  ...LaneCard_session\n}\n"
  }
};
})();

(node as any).hash = "aa6b9b8106c31f9ed3c72593c2d8c3bb";

export default node;
