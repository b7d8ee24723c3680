/**
 * @generated SignedSource<<077a9951141af5f7a217333da8e73031>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefreshGroupsInput = {
  sessionId: string;
};
export type useRefreshGroupsMutation$variables = {
  input: RefreshGroupsInput;
};
export type useRefreshGroupsMutation$data = {
  readonly refreshGroups: {
    readonly code?: string;
    readonly message?: string;
    readonly sessionWhole_session: {
      readonly " $fragmentSpreads": FragmentRefs<"sessionWhole_session">;
    } | null | undefined;
  };
};
export type useRefreshGroupsMutation = {
  response: useRefreshGroupsMutation$data;
  variables: useRefreshGroupsMutation$variables;
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
v3 = {
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
    "name": "useRefreshGroupsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshGroups",
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
          (v2/*:: as any*/)
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
    "name": "useRefreshGroupsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshGroups",
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
              (v3/*:: as any*/),
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
            "type": "MessengerSession",
            "abstractKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
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
    "cacheID": "0d210e404cdc6a0b60c2c53806b2d075",
    "id": null,
    "metadata": {},
    "name": "useRefreshGroupsMutation",
    "operationKind": "mutation",
    "text": "mutation useRefreshGroupsMutation(\n  $input: RefreshGroupsInput!\n) {\n  refreshGroups(input: $input) {\n    __typename\n    ...sessionWhole_session\n    ... on UserError {\n      __isUserError: __typename\n      code\n      message\n    }\n    ... on Node {\n      __isNode: __typename\n      id\n    }\n  }\n}\n\nfragment LaneCard_session on MessengerSession {\n  id\n  name\n  lane {\n    pausedAt\n    queued\n  }\n  ...LaneLine_session\n}\n\nfragment LaneLine_session on MessengerSession {\n  lane {\n    pausedAt\n    queued\n    sending\n    waitsFor\n    reason\n    waitsUntil\n  }\n}\n\nfragment SessionCard_session on MessengerSession {\n  id\n  name\n  handle\n  credentialHint\n  health\n  addToGroupUrl\n  lane {\n    pausedAt\n    queued\n  }\n  ...SessionHealth_session\n  ...LaneLine_session\n}\n\nfragment SessionHealth_session on MessengerSession {\n  health\n  lastSignAt\n  troubleSince\n}\n\nfragment TestMessage_session on MessengerSession {\n  id\n  name\n  ownerKnown\n  ownerUrl\n}\n\nfragment sessionWhole_session on MessengerSession {\n  id\n  health\n  ...SessionCard_session\n  ...SessionHealth_session\n  ...LaneLine_session\n  ...TestMessage_session\n  ...LaneCard_session\n}\n"
  }
};
})();

(node as any).hash = "a18562d4b01cba87d1ded25e24160491";

export default node;
